import Foundation
import Testing

@testable import fairweather_cli

/// What the commands say beside their output, as a person reads it who uses them for the first time.
struct CommandVoiceGoldenTests {
    /// The commands in their order, by one user from the first day on; paths and the program's name are left out of
    /// what is kept.
    private static let commands: [[String]] = [
        ["now"], ["now", "Xyzzy"], ["now", "--at", "91,200"], ["now", "Paris", "--at", "1,2"], ["now", "--offline"],
        ["places", "add", "Paris"], ["places", "add", "London", "--home"], ["places", "add"],
        ["places", "move", "Paris", "--to", "0"], ["places", "move", "Paris", "--to", "1"],
        ["places", "rename", "Paris", "--to", "Lutetia"], ["places", "rename", "Lutetia"],
        ["places", "remove", "Berlin"], ["places", "remove", "Lutetia"], ["places", "import", "FOLDER/none.json"],
        ["places", "import", "FOLDER/foreign.json"], ["places", "export", "FOLDER/places.json"],
        ["places", "import", "FOLDER/places.json"], ["now", "London", "--offline"], ["alerts", "London", "--offline"],
        ["now", "London", "--source", "openweather"], ["now", "London", "--server", "nowhere=https://example.org"],
        ["now", "London", "--server", "open-meteo"], ["now", "London", "--server", "open-meteo=ftp://example.org"],
        ["hours", "--count", "0"], ["sun", "London", "--date", "2026-02-30"], ["search", "Xyzzy"], ["search"],
        ["key", "set", "openweather"], ["key", "remove", "openweather"], ["cache", "clear"], ["nonsense"],
    ]

    @Test("what is said beside the output reads as it did when somebody last read it aloud")
    func said() async throws {
        let home = try TestHome()
        let root = String(home.folder.path("x").dropLast(2))
        _ = try home.folder.file("foreign.json", Array("{}".utf8))
        var text = ""
        for command in Self.commands {
            let run = try await home.run(command.map { $0.replacing("FOLDER", with: root) })
            text += "$ \(command.joined(separator: " "))\n"
            let lines = (run.code == 0 ? "" : "exit code \(run.code)\n") + run.errors
            text += lines.replacing(root, with: "FOLDER") + "\n"
        }
        let file = FixtureServer.root.appending(path: "Tests/CLITests/Golden/voice.txt")
        if ProcessInfo.processInfo.environment["FAIRWEATHER_UPDATE_GOLDEN"] != nil {
            try Data(text.utf8).write(to: file)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
}
