"""Drawings that know no file format: a few shapes in mm, y downwards."""
