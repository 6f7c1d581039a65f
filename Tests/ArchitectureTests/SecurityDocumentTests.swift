import Foundation
import Testing

/// What `SECURITY.md` and `docs/limits.md` say of the tests must not outlive them.
struct SecurityDocumentTests {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The tests of each suite of the tree, whichever files they stand in, without what only helps them.
    private static let suites: [String: Set<String>] = {
        var suites: [String: Set<String>] = [:]
        for file in SourceTree.files where file.path.hasPrefix("Tests/") {
            var suite: String?
            var isTest = false
            for line in file.code {
                if let found = line.firstMatch(of: #/(?:struct|class|extension) (\w+Tests)\b/#) {
                    suite = String(found.output.1)
                    suites[String(found.output.1), default: []].formUnion([])
                }
                isTest = isTest || line.contains("@Test")
                if let suite, let found = line.firstMatch(of: #/\bfunc (\w+)\b/#) {
                    let name = String(found.output.1)
                    if isTest || name.hasPrefix("test") { suites[suite, default: []].insert(name) }
                    isTest = false
                }
            }
        }
        return suites
    }()

    private static func text(_ document: String) throws -> String {
        try String(contentsOf: root.appending(path: document), encoding: .utf8)
    }

    /// The cells of each row of the tables below the heading, without the heads of the tables.
    private static func rows(_ text: some StringProtocol) -> [[String]] {
        let tables = text.split(separator: "\n").filter { $0.hasPrefix("|") }
        return tables.dropFirst(2).map { row in
            row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
                .map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    /// The tests and the scripts that the text names.
    private static func shown(in text: String?) -> [String] {
        (text ?? "").matches(of: #/`([A-Za-z]+Tests(?:/\w+)?|scripts/[a-z/-]+)`/#).map { String($0.output.1) }
    }

    /// The tests in the table of `scripts/attacks/attack`, and the scripts that it names as those that take longer.
    private static func attacked() throws -> (tests: Set<String>, scripts: Set<String>) {
        let script = try text("scripts/attacks/attack")
        let table = try #require(script.split(separator: "TABLE = [").last?.split(separator: "\n]").first)
        let tests = table.matches(of: #/\b[A-Za-z]+Tests(?:/\w+)?\b/#).map { String($0.output) }
        let head = try #require(script.split(separator: "\"\"\"").dropFirst().first)
        return (Set(tests), Set(head.matches(of: #/scripts\/[a-z\/-]+/#).map { String($0.output) }))
    }

    private func isThere(_ name: String) -> Bool {
        if name.hasPrefix("scripts/") || name.hasPrefix("docs/") {
            return FileManager.default.fileExists(atPath: Self.root.appending(path: name).path)
        }
        let parts = name.split(separator: "/").map(String.init)
        guard let functions = Self.suites[parts[0]] else { return false }
        return parts.count == 1 || functions.contains(parts[1])
    }

    @Test(
        "every test and every script that is named is there",
        arguments: [("SECURITY.md", 20), ("docs/limits.md", 30)])
    func names(document: String, count: Int) throws {
        let text = try Self.text(document)
        let names = text.matches(of: #/`([A-Za-z]+Tests(?:/\w+)?|(?:scripts|docs)/[a-z./-]+)`/#).map {
            String($0.output.1)
        }
        #expect(Set(names).count > count)
        for name in names { #expect(isThere(name), "\(document) names \(name)") }
        #expect(!isThere("NoTests") && !isThere("BoundTests/nothing") && !isThere("scripts/none"))
        // A function that only helps the tests of a suite is none of them.
        #expect(isThere("StatusAttackTests/below") && !isThere("StatusAttackTests/outcome"))
    }

    @Test("what the threat model names is tried by the script that tries everything, or named there")
    func attacks() throws {
        let (tests, scripts) = try Self.attacked()
        #expect(tests.count > 40 && scripts.count > 4)
        for name in tests { #expect(isThere(name), "scripts/attacks/attack has \(name)") }
        for name in Self.shown(in: try Self.text("SECURITY.md")) {
            let suite = String(name.prefix { $0 != "/" })
            #expect(scripts.contains(name) || tests.contains(name) || tests.contains(suite), "\(name) is not tried")
        }
    }

    @Test("each row of the threat model ends with what shows it")
    func threats() throws {
        let rows = Self.rows(try Self.text("SECURITY.md"))
        #expect(rows.count > 15)
        for row in rows { #expect(row.count == 4 && !Self.shown(in: row.last).isEmpty, "\(row)") }
    }

    @Test("each limit has its test, and no test is named for a limit that is gone")
    func limits() throws {
        let halves = try Self.text("docs/limits.md").split(separator: "## The tests that hold them")
        try #require(halves.count == 2)
        let (limits, tests) = (Self.rows(halves[0]), Self.rows(halves[1]))
        #expect(limits.count > 30)
        #expect(Set(limits.map(\.[0])) == Set(tests.map(\.[0])))
        for row in tests { #expect(row.count == 2 && !Self.shown(in: row.last).isEmpty, "\(row)") }
    }
}
