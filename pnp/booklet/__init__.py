"""The rules booklet: what it says of the rules in use, examples that the rules play, and its pages."""
