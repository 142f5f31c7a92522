"""What the laboratory measures of Thirty Years War alone."""
