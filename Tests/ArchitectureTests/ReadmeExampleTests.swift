import Foundation
import Testing

struct ReadmeExampleTests {
    @Test("the toolkit's README shows the code that a test compiles and runs")
    func toolkit() throws {
        try compare(readmeLine: "let counter = Counter()", test: "ReadmeExampleTests.swift")
        try compare(readmeLine: "import CGtk", test: "LevelBar.swift")
    }

    /// Compares the block of the README that begins with the line with the example of a test.
    private func compare(readmeLine first: String, test name: String) throws {
        let root = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let readme = try String(contentsOf: root.appending(path: "Sources/Toolkit/Gtk/README.md"), encoding: .utf8)
        let test = try String(
            contentsOf: root.appending(path: "Tests/GtkTests/\(name)"), encoding: .utf8)
        let blocks = readme.components(separatedBy: "```swift\n\(first)\n").dropFirst()
        let shown = lines("```swift\n\(first)\n" + (blocks.first ?? ""), from: "```swift", to: "```")
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
