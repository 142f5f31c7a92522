"""The commands of the program, a module for each kind of user."""

import os

# Before numpy is loaded: over the small matrices of learned players its threads wait for each
# other five times as long as one alone thinks, and the processes of the program are many already.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
