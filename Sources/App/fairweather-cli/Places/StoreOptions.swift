import ArgumentParser

/// What all commands about the saved places have in common.
struct StoreOptions: ParsableArguments {
    @Flag(help: "Work on the places of the sample data.")
    var sample = false

    @Flag(help: "Print nothing; only the exit code tells.")
    var quiet = false
}
