"""YAML files into model objects, remembering lines; the only place that knows file formats."""
