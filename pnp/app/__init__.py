"""What the program can do, free of terminals and browsers."""
