import ArgumentParser

/// The options shared by all commands about the saved places.
struct StoreOptions: ParsableArguments {
    @Flag(help: "Use the places of the sample data.")
    var sample = false

    @Flag(help: "Print nothing and only set the exit code.")
    var quiet = false
}
