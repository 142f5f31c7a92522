"""The store: people, tables and records in SQLite or PostgreSQL."""
