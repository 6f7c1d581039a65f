import Foundation
import Testing

@testable import fairweather_cli

struct RobustnessTests {
    /// Runs the real program through a shell, with the environment and the redirections of the line.
    ///
    /// - Parameter line: "$0" is the program.
    private func shell(_ line: String, errors: URL? = nil, output: URL? = nil) async throws -> Int32 {
        try await CommandLineRun.exitCode(
            of: URL(filePath: "/bin/sh"), ["-c", line, CommandLineRun.program.path],
            output: output.map { try FileHandle(forWritingTo: $0) } ?? .nullDevice,
            errors: errors.map { try FileHandle(forWritingTo: $0) } ?? .nullDevice)
    }

    private static let commands = [
        "now Paris --source sample", "hours Paris --source sample", "days Paris --source sample --json",
        "air Paris --source sample", "alerts Paris --source sample", "sun Paris", "search Paris", "places list --json",
        "places export", "sources", "cache status", "doctor --offline", "manual", "--help",
    ]
    /// Goes on for ever where nothing stops it.
    private static let endless = "watch Paris --source sample"

    private func environment(_ folder: TemporaryFolder) -> String {
        "XDG_DATA_HOME='\(folder.path("data"))' XDG_CONFIG_HOME='\(folder.path("config"))'"
    }

    @Test("a reader that went away ends every command quietly", arguments: commands + [endless])
    func brokenPipe(command: String) async throws {
        let folder = try TemporaryFolder()
        let errors = try folder.file("errors", [])
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let code = try await CommandLineRun.exitCode(
            of: URL(filePath: "/bin/sh"),
            ["-c", "\(environment(folder)) exec \"$0\" \(command)", CommandLineRun.program.path],
            output: pipe.fileHandleForWriting, errors: FileHandle(forWritingTo: errors))
        #expect(code == 0)
        #expect(try Data(contentsOf: errors).isEmpty)
    }

    @Test("closed streams do no harm to any command", arguments: commands)
    func closedStreams(command: String) async throws {
        let folder = try TemporaryFolder()
        #expect(try await shell("\(environment(folder)) exec \"$0\" \(command) <&- >&- 2>&-") == 0)
    }

    @Test("a full disk behind the output is told by every command", arguments: commands + [endless])
    func fullOutput(command: String) async throws {
        let folder = try TemporaryFolder()
        let errors = try folder.file("errors", [])
        #expect(try await shell("\(environment(folder)) exec \"$0\" \(command) >/dev/full", errors: errors) == 7)
        let message = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
        #expect(message.contains("The output could not be written"))
    }

    @Test("without a home the weather is told, and that nothing is kept")
    func noHome() async throws {
        let folder = try TemporaryFolder()
        let (output, errors) = (try folder.file("output", []), try folder.file("errors", []))
        // A folder nobody can make stands in for a user without one.
        let line = "env -i XDG_DATA_HOME=/dev/null/none XDG_CONFIG_HOME=/dev/null/none \"$0\""
        #expect(try await shell("\(line) now Paris --source sample", errors: errors, output: output) == 7)
        #expect(try String(contentsOf: output, encoding: .utf8).hasPrefix("Paris"))
        #expect(try String(contentsOf: errors, encoding: .utf8).contains("will not be saved"))
        #expect(try await shell("\(line) places add Paris") == 7)
        #expect(try await shell("\(line) places list") == 7)
        #expect(try await shell("\(line) sun Paris") == 0)
    }

    @Test(
        "without a locale, or with one that does not exist, the formats are international",
        arguments: ["", "LC_ALL=xx_YY.KOI8-R"])
    func noLocale(setting: String) async throws {
        let folder = try TemporaryFolder()
        let output = try folder.file("output", [])
        let line = "env -i \(setting) \(environment(folder)) \"$0\" days Paris --source sample"
        #expect(try await shell(line, output: output) == 0)
        #expect(try String(contentsOf: output, encoding: .utf8).contains("°"))
    }

    @Test("arguments that are not UTF-8 find nothing and break nothing")
    func notUnicode() async throws {
        let folder = try TemporaryFolder()
        let line = "\(environment(folder)) exec \"$0\" now \"$(printf 'x\\377\\303(qqqqjjjj')\" --source sample"
        #expect(try await shell(line) == 3)
        #expect(try await shell("\(environment(folder)) exec \"$0\" places add \"$(printf '\\377\\376\\375')\"") == 3)
        let key = "printf '\\377\\376\\n' | \(environment(folder)) \"$0\" key set openweather"
        #expect([0, 7].contains(try await shell(key)))
        let search = "printf 'Paris\\n\\377\\303(\\n' | \"$0\" search --batch - | wc -l"
        let output = try folder.file("output", [])
        #expect(try await shell(search, output: output) == 0)
        #expect(try String(contentsOf: output, encoding: .utf8) == "2\n")
        let places = try folder.file("places.json", [0x7B, 0xFF, 0xFE, 0x7D])
        #expect(try await shell("\(environment(folder)) exec \"$0\" places import '\(places.path)'") == 7)
    }

    @Test("ten columns are enough for every command, and no line is longer", arguments: [10, 16, 25])
    func narrow(width: Int) async throws {
        let home = try TestHome()
        home.screen = Screen(isTerminal: true, width: width, hasColour: true)
        _ = try await home.run("places", "add", "Paris", "--sample")
        for command in [
            ["now", "--source", "sample"], ["hours", "--source", "sample"], ["days", "--source", "sample"],
            ["air", "--source", "sample"], ["sun", "--source", "sample"], ["alerts", "--source", "sample"],
            ["watch", "--source", "sample"], ["search", "San", "José"], ["places", "list", "--sample"], ["sources"],
            ["cache", "status", "--sample"], ["doctor", "--offline"],
        ] {
            home.passTime(looks: 1)
            let run = try await home.run(command)
            #expect(run.code == 0 && !run.output.isEmpty)
            for line in run.output.split(separator: "\n") {
                #expect(line.replacing(/\u{1B}\[\d+m/, with: "").columns <= width, "\(command): \(line)")
            }
        }
    }

    @Test("the program needs no GTK")
    func libraries() async throws {
        let folder = try TemporaryFolder()
        let output = try folder.file("output", [])
        #expect(try await shell("exec ldd \"$0\"", output: output) == 0)
        let libraries = try String(contentsOf: output, encoding: .utf8).lowercased()
        #expect(libraries.contains("libc.so"))
        for name in ["gtk", "gdk", "gsk"] { #expect(!libraries.contains("lib\(name)")) }
    }
}
