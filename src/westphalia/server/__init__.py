"""The server: tables for people and bots, stored safely and served to browsers and programs."""
