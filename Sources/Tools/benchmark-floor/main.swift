// The minimum work of a Swift program, with which the command line tool is compared.
print("Hello, world!")
