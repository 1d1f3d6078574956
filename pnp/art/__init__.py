"""What makes it beautiful, made by code."""
