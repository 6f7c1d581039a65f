import Foundation
import Testing

struct DocumentTests {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The paths and Swift files that a text names between backticks; patterns and "NAME" stand for many and are left out.
    private static func named(in text: String) -> [String] {
        text.matches(of: /`([A-Za-z][\w+.\/-]*)`/).map { String($0.1) }.filter { name in
            guard !name.contains("NAME"), !name.contains("LANGUAGE") else { return false }
            let isPath = ["Sources/", "Tests/", "Resources/", "Fixtures/", "docs/", "scripts/"].contains(
                where: name.hasPrefix)
            return isPath || name.hasSuffix(".swift") && !name.contains("/") && name != "Package.swift"
        }
    }

    @Test(
        "what a document names is there",
        arguments: [
            "README.md", "CONTRIBUTING.md", "SECURITY.md", "docs/architecture.md", "docs/glossary.md", "docs/limits.md",
            "docs/consistency.md", "docs/panels.md", "docs/spans.md", "docs/voice.md", "docs/using.md",
            "docs/tested.md", "docs/warnings.md", "docs/normals.md", "docs/sources.md", "docs/stored.md",
            "docs/decisions/renderer.md",
            "docs/decisions/xml.md", "docs/decisions/hung-services.md",
            "Sources/Toolkit/Gtk/README.md",
        ])
    func paths(document: String) throws {
        let text = try String(contentsOf: Self.root.appending(path: document), encoding: .utf8)
        let files = Set(SourceTree.files.map { ($0.path as NSString).lastPathComponent })
        for name in Self.named(in: text) {
            let isThere =
                name.contains("/")
                ? FileManager.default.fileExists(atPath: Self.root.appending(path: name).path) : files.contains(name)
            #expect(isThere, "\(document) names \(name)")
        }
    }

    @Test("each file that the program keeps is among those of docs/stored.md")
    func stored() throws {
        let folders = "Sources/Core/WeatherStore/DataFolders.swift"
        let code = try String(contentsOf: Self.root.appending(path: folders), encoding: .utf8)
        let text = try String(contentsOf: Self.root.appending(path: "docs/stored.md"), encoding: .utf8)
        let names = code.matches(of: /"([a-z]+\.(?:sqlite|json))"/).map { String($0.1) }
        #expect(names.count > 8)
        for name in names { #expect(text.contains(name), "\(name) is not named") }
    }

    @Test("paths and files are told from other words")
    func finding() {
        let text =
            "`Sources/App`, `Tests/Golden/*.txt`, `Resources/po/LANGUAGE.po`, `Label.swift`, `tr(...)`, `scripts/test`"
        #expect(Self.named(in: text) == ["Sources/App", "Label.swift", "scripts/test"])
    }
}
