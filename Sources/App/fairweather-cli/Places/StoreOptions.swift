import ArgumentParser

/// The options shared by all commands about the saved places.
struct StoreOptions: ParsableArguments {
    @Flag(help: "Work on the places of the sample data.")
    var sample = false

    @Flag(help: "Print nothing; only the exit code tells.")
    var quiet = false
}
