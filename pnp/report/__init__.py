"""What playing says about a deck: figures with intervals held against targets, as lines, pictures and data."""
