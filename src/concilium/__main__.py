"""`python -m concilium` is the command `concilium`."""

import sys

from concilium.cli import main

sys.exit(main())
