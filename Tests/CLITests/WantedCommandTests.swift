import Testing

@testable import fairweather_cli

@Suite("The command that the arguments begin with")
struct WantedCommandTests {
    @Test("each command is listed by its own name")
    func names() {
        for (name, command) in Fairweather.commands { #expect(command.configuration.commandName == name) }
        #expect(Fairweather.configuration.subcommands.count == Fairweather.commands.count)
    }

    @Test("it alone is asked for its words while the arguments are parsed")
    func alone() {
        Fairweather.$wanted.withValue("search") {
            #expect(Fairweather.configuration.subcommands.map { "\($0)" } == ["Search"])
        }
    }

    @Test("the others are known to whoever asks for help", arguments: ["--help", "help"])
    func others(argument: String) async throws {
        let run = try await TestHome().run(argument)
        #expect(run.output.contains("search") && run.output.contains("compare"), "\(run.output)")
    }
}
