"""What is measured rather than tested: `make bench` runs every part and prints ratios within one run."""
