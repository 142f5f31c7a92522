# The terminal client.

list = { $before } and { $last }
