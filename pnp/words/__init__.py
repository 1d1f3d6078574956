"""Every printed sentence, one YAML file a language, the same keys in each; numbers are always filled in."""
