"""Starts a server for a test: `python serve.py DATABASE LIMITS`, the limits as JSON."""

import sys

import msgspec

from concilium.server import run
from concilium.server.limits import Limits

if __name__ == "__main__":
    run(port=int(sys.argv[3]), database_url=sys.argv[1], limits=msgspec.json.decode(sys.argv[2], type=Limits))
