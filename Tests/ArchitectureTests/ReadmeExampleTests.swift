import Foundation
import Testing

struct ReadmeExampleTests {
    @Test("the toolkit's README shows the code that a test compiles and runs")
    func toolkit() throws {
        let root = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let readme = try String(contentsOf: root.appending(path: "Sources/Toolkit/Gtk/README.md"), encoding: .utf8)
        let test = try String(
            contentsOf: root.appending(path: "Tests/GtkTests/ReadmeExampleTests.swift"), encoding: .utf8)
        let shown = lines(readme, from: "```swift", to: "```")
        #expect(shown.count > 5)
        #expect(shown == lines(test, from: "// <example>", to: "// </example>"))
    }

    /// What stands between the two lines, without indentation.
    private func lines(_ text: String, from start: String, to end: String) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        return Array(lines.drop { $0 != start }.dropFirst().prefix { $0 != end })
    }
}
