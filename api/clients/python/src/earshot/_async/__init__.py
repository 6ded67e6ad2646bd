"""Connection, calls and pages. The blocking client, `earshot._sync`, is built from these files (`build_sync.py`)."""
