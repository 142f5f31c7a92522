"""The rules of Thirty Years War, a module for each chapter."""
