// The least a Swift program can do: the floor of the command line's benchmark.
print("Hello, world!")
