import Foundation
import Testing

@testable import fairweather_cli

@Suite("The configurations for status bars in the documentation")
struct PanelDocumentTests {
    private let folder: TemporaryFolder
    private let text: String

    init() throws {
        folder = try TemporaryFolder()
        text = try String(contentsOf: FixtureServer.root.appending(path: "docs/panels.md"), encoding: .utf8)
    }

    /// The lines of the block below the comment with the name of the panel.
    private func configuration(of panel: String) throws -> [String] {
        let below = try #require(text.components(separatedBy: "<!-- \(panel) -->\n").last)
        let block = try #require(below.components(separatedBy: "```").dropFirst().first)
        let lines = block.split(separator: "\n").dropFirst().map(String.init)
        #expect(lines.count <= 5, "\(panel) has \(lines.count) lines")
        return Array(lines)
    }

    /// The values of an ini file's only section.
    private func section(_ lines: [String]) -> [String: String] {
        lines.dropFirst().reduce(into: [:]) { values, line in
            let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            if parts.count == 2 { values[parts[0]] = parts[1] }
        }
    }

    /// Runs the command by a shell, as panels do, and returns the first line it prints; the program has sample data, and
    /// Paris as home.
    private func firstLine(of command: String) async throws -> String {
        let program = CommandLineRun.program.path
        let wrapper = try folder.file(
            "fairweather-cli", Array("#!/bin/sh\nexec \"\(program)\" \"$@\" --source sample\n".utf8))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: wrapper.path)
        let output = try folder.file("output", [])
        let environment = [
            "XDG_DATA_HOME=\(folder.path("data"))", "XDG_CONFIG_HOME=\(folder.path("config"))",
            "PATH=\(folder.path(".")):/usr/bin:/bin", "LC_ALL=C.UTF-8",
        ]
        let home = [program, "places", "add", "Paris", "--home", "--sample"]
        _ = try await CommandLineRun.exitCode(of: URL(filePath: "/usr/bin/env"), environment + home)
        let script = "{ \(command); } | head -n 1"
        let code = try await CommandLineRun.exitCode(
            of: URL(filePath: "/usr/bin/env"), ["--default-signal"] + environment + ["sh", "-c", script],
            output: FileHandle(forWritingTo: output))
        #expect(code == 0)
        let line = try String(contentsOf: output, encoding: .utf8)
        #expect(line.hasSuffix("\n"))
        return String(line.dropLast())
    }

    @Test("Waybar gets JSON from the command in its configuration")
    func waybar() async throws {
        let text = "{" + (try configuration(of: "waybar")).joined(separator: "\n") + "}"
        let modules = try #require(
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: [String: Any]])
        let module = try #require(modules["custom/weather"])
        #expect(module["return-type"] as? String == "json")
        let line = try await firstLine(of: try #require(module["exec"] as? String))
        let shown = try JSONDecoder().decode(PanelLines.Waybar.self, from: Data(line.utf8))
        #expect(shown.text.contains("°") && !shown.class.contains("failed"))
        #expect(PanelLines.shown(shown.tooltip)?.hasPrefix("Paris\n") == true)
    }

    @Test("i3blocks gets JSON from the command in its configuration")
    func i3blocks() async throws {
        let block = section(try configuration(of: "i3blocks"))
        #expect(block["interval"] == "persist" && block["format"] == "json")
        let line = try await firstLine(of: try #require(block["command"]))
        let shown = try JSONDecoder().decode(PanelLines.I3Blocks.self, from: Data(line.utf8))
        #expect(shown.full_text.hasPrefix(shown.short_text) && shown.short_text.contains("°"))
    }

    @Test("Conky gets lines from the commands between its braces")
    func conky() async throws {
        let lines = try configuration(of: "conky")
        var commands: [String] = []
        for line in lines where line.hasPrefix("${execi ") {
            // Conky counts braces to find the end, and takes the first word behind the name for the interval.
            var depth = 0
            let end = line.dropFirst().firstIndex { character in
                depth += character == "{" ? 1 : character == "}" ? -1 : 0
                return depth == 0
            }
            #expect(end == line.indices.last, "\(line)")
            let words = line.dropFirst("${execi ".count).dropLast().split(separator: " ", maxSplits: 1)
            #expect(words.first.flatMap { Int($0) } ?? 0 >= 60)
            commands.append(String(words.last ?? ""))
        }
        try #require(commands.count == 2)
        let weather = try await firstLine(of: commands[0])
        #expect(weather.contains("° "), "\(weather)")
        let rain = try await firstLine(of: commands[1])
        #expect(rain.contains(", rain today ") && rain.hasSuffix("%"), "\(rain)")
    }

    @Test("polybar gets a line from the command in its configuration")
    func polybar() async throws {
        let module = section(try configuration(of: "polybar"))
        #expect(module["type"] == "custom/script" && module["tail"] == "true")
        let line = try await firstLine(of: try #require(module["exec"]))
        #expect(line.split(separator: " ").count == 2 && line.hasSuffix("°"), "\(line)")
    }

    @Test("the table has each field, and none that is not there")
    func fields() {
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `{") }
        let named = rows.flatMap { row in
            (row.split(separator: "|").first ?? "").matches(of: /\{([a-z-]+)\}/).map { String($0.1) }
        }
        #expect(named == PanelField.allCases.map(\.rawValue))
    }
}
