import Foundation
import Testing

@testable import fairweather_cli

struct GoldenTests {
    /// Whether FAIRWEATHER_UPDATE_GOLDEN has the files written anew, to be looked at by eye.
    private static let isWriting = ProcessInfo.processInfo.environment["FAIRWEATHER_UPDATE_GOLDEN"] != nil

    /// The arguments of each command by the name of its file.
    private static let commands: [String: [String]] = [
        "now": ["now", "--offline"], "hours": ["hours", "--offline", "--count", "30"], "days": ["days", "--offline"],
        "alerts": ["alerts", "--offline"], "air": ["air", "--offline"], "sun": ["sun"], "places": ["places", "list"],
        "sources": ["sources"], "cache": ["cache", "status"], "doctor": ["doctor", "--offline"],
        "search": ["search", "san", "jose", "--limit", "6"], "watch": ["watch", "--offline"],
    ]

    private static let names = commands.keys.sorted()

    @Test(
        "each command prints what its file says, at 40, 80 and 120 columns, for a person and for a pipe",
        arguments: names, ["en-US", "de-DE"])
    func golden(name: String, locale: String) async throws {
        let home = try TestHome()
        home.environment["LC_ALL"] = locale.replacing("-", with: "_")
        try await home.seed()
        for isTerminal in [true, false] {
            var text = ""
            for width in [40, 80, 120] {
                home.screen = Screen(isTerminal: isTerminal, width: width, hasColour: isTerminal)
                home.passTime(looks: 4)
                let run = try await home.run(Self.commands[name] ?? [])
                #expect(run.code == 0, "\(run.errors)")
                text += "=== \(width) columns\n" + run.output
            }
            let kind = isTerminal ? "terminal" : "piped"
            let file = FixtureServer.root.appending(path: "Tests/CLITests/Golden/\(name).\(locale).\(kind).txt")
            if Self.isWriting { try Data(text.utf8).write(to: file) }
            #expect(try String(contentsOf: file, encoding: .utf8) == text)
        }
    }

    @Test("no value of the present weather is cut, not even at 40 columns", arguments: ["now", "watch"])
    func whole(name: String) throws {
        for file in ["en-US.terminal", "de-DE.terminal", "en-US.piped", "de-DE.piped"] {
            let url = FixtureServer.root.appending(path: "Tests/CLITests/Golden/\(name).\(file).txt")
            let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
            #expect(!lines.contains { $0.contains("…") }, "\(file)")
        }
    }

    @Test("no line is longer than the screen, and what is piped has no colours")
    func widths() throws {
        for name in Self.names {
            for (locale, kind) in [
                ("en-US", "terminal"), ("de-DE", "terminal"), ("en-US", "piped"), ("de-DE", "piped"),
            ] {
                let file = FixtureServer.root.appending(path: "Tests/CLITests/Golden/\(name).\(locale).\(kind).txt")
                var width = 0
                for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                    if line.hasPrefix("=== ") {
                        width = Int(line.dropFirst(4).prefix { $0.isNumber }) ?? 0
                        continue
                    }
                    let plain = line.replacing(/\u{1B}\[\d+m/, with: "")
                    #expect(plain.columns <= width, "\(name): \(line)")
                    #expect(kind == "terminal" || plain == line)
                }
            }
        }
    }
}
