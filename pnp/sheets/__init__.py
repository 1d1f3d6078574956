"""Drawings onto paper: grids, marks, backs that line up, and what stands in the margins."""
