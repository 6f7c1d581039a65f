import ArgumentParser

/// The command line itself, under which each command stands.
struct Fairweather: ParsableCommand {
    static let name = "fairweather-cli"

    static let configuration = CommandConfiguration(
        commandName: name, abstract: "Tells the weather in a terminal and to scripts.", subcommands: [Search.self])
}
