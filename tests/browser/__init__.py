"""A package, so that one browser and one server serve all tests here and none elsewhere."""
