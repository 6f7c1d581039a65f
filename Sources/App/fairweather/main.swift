import Glibc

// Making ready to parse takes longer than opening the store, and mostly there is nothing to parse.
if CommandLine.argc == 1 { exit(WindowApplication.run(WindowOptions())) }
Launch.main()
