"""What a game is made of: frozen values that answer questions about themselves and touch no file."""
