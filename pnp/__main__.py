"""`python -m pnp`."""

from pnp.cli.main import run

run()
