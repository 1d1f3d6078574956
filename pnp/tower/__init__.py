"""The parts of the tower as outlines in mm: what is cut, and where it stands when it is put together."""
