"""The commands: one thin file each, all interface."""
