"""What decided a finished game: chances by moment, the ledger of luck, plans that were better."""
