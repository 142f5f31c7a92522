"""The routes: what a browser or a program may ask over HTTP and websockets."""
