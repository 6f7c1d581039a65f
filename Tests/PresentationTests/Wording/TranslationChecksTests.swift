import CatalogueMaking
import Foundation
import Testing

/// What `scripts/check/translations` and `scripts/build/catalogues` refuse.
@Suite(.enabled(if: Gettext.isThere))
struct TranslationChecksTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        .standardized

    private static var template: URL { root.appending(path: "Resources/po/fairweather.pot") }

    private static func checked(_ change: (String) -> String) throws -> (code: Int32, output: String) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "po-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(MadeTranslation.text(from: template, change).utf8).write(to: folder.appending(path: "xx.po"))
        return try Gettext.run(root.appending(path: "scripts/check/translations").path, folder.path)
    }

    @Test("a whole translation passes")
    func whole() throws {
        let run = try Self.checked(MadeTranslation.disguised)
        #expect(run.code == 0, "\(run.output.suffix(2000))")
        #expect(run.output.contains("translated messages"))
    }

    @Test(
        "a fault is named with its text",
        arguments: [
            ("", "is not translated"), ("äUpdated {alter}", "has {alter} in place of {age}"),
            ("ä  {age}", "has two spaces in a row"), (" ä{age}", "begins or ends with another space"),
        ])
    func fault(text: String, words: String) throws {
        let run = try Self.checked { $0 == "Updated {age}" ? text : MadeTranslation.disguised($0) }
        #expect(run.code == 1)
        #expect(run.output.contains("xx.po: “Updated {age}” \(words)"), "\(run.output.suffix(2000))")
    }

    @Test("a text that is left as it was is English, names of one or two words are not")
    func english() throws {
        let run = try Self.checked {
            $0.hasPrefix("Checks saved data") || $0 == "Refresh" ? $0 : MadeTranslation.disguised($0)
        }
        #expect(run.code == 1)
        #expect(run.output.contains("and says how to fix problems.” is still English"), "\(run.output.suffix(2000))")
        #expect(!run.output.contains("“Refresh”"))
    }

    @Test("a language is compiled when it is whole, and else left out with a sentence")
    func compiled() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "po-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (whole, gap) = (folder.appending(path: "xx.po"), folder.appending(path: "yy.po"))
        try Data(MadeTranslation.text(from: Self.template).utf8).write(to: whole)
        try Data(
            MadeTranslation.text(from: Self.template) { $0 == "Updated {age}" ? "" : MadeTranslation.disguised($0) }
                .utf8
        ).write(to: gap)
        var environment = ProcessInfo.processInfo.environment
        environment["FAIRWEATHER_PO"] = folder.path
        let run = try Gettext.run(
            Self.root.appending(path: "scripts/build/catalogues").path, folder.appending(path: "locale").path,
            in: environment)
        #expect(run.code == 0, "\(run.output)")
        func isThere(_ language: String) -> Bool {
            FileManager.default.fileExists(
                atPath: folder.appending(path: "locale/\(language)/LC_MESSAGES/fairweather.mo").path)
        }
        #expect(isThere("xx") && !isThere("yy"))
        #expect(run.output.contains("catalogues: yy is not whole and is left out: "))
    }
}
