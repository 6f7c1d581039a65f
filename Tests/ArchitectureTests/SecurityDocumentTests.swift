import Foundation
import Testing

/// What `SECURITY.md` says of the tests must not outlive them.
struct SecurityDocumentTests {
    @Test("every test and every script that the threat model names is there")
    func names() throws {
        let root = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(contentsOf: root.appending(path: "SECURITY.md"), encoding: .utf8)
        let named = text.matches(of: #/`([A-Za-z]+Tests|(?:scripts|docs)/[a-z.-]+)`/#).map { String($0.output.1) }
        let suites = Set(
            SourceTree.files.filter { $0.path.hasPrefix("Tests/") }
                .flatMap(\.code).compactMap {
                    $0.firstMatch(of: #/(?:struct|class) (\w+Tests)\b/#).map { String($0.output.1) }
                })
        #expect(Set(named).count > 20)
        for name in named {
            let isThere =
                name.contains("/")
                ? FileManager.default.fileExists(atPath: root.appending(path: name).path) : suites.contains(name)
            #expect(isThere, "SECURITY.md names \(name)")
        }
        // A row is of use only with what shows it.
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2)
        #expect(rows.allSatisfy { $0.split(separator: "|").last?.contains("`") == true })
    }
}
