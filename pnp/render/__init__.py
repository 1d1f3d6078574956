"""Pages into files: PDF, SVG and PNG, all drawing the same few shapes."""
