import CatalogueMaking
import Foundation
import Testing

struct TemplateTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../..").standardized

    @Test("the template for translators holds what the sources say; scripts/build/make-template renews it")
    func current() throws {
        let collected = try Self.collected()
        let kept = try String(
            contentsOf: Self.root.appending(path: "Resources/po/fairweather.pot"), encoding: .utf8)
        #expect(collected.count > 1000)
        #expect(collected == kept)
    }

    @Test("the script finds plain texts, plurals, contexts and characters given by their number")
    func finds() throws {
        let text = try Self.collected()
        #expect(text.contains("msgid \"Dry {until}, then {weather}.\"\nmsgstr \"\"\n"))
        #expect(text.contains("msgid \"{count} minute ago\"\nmsgid_plural \"{count} minutes ago\"\n"))
        #expect(text.contains("msgctxt \"severity of a warning\"\nmsgid \"Moderate\"\n"))
        #expect(!text.contains("\\u{"))
        // On several lines, of the command line's help, and what is no Swift.
        #expect(
            text.contains(
                "msgid \"With --json it prints one line each time, and with --format one for a status bar. It"))
        #expect(text.contains("msgid \"Prints the weather day by day.\"\n"))
        #expect(text.contains("msgid \"Weather;Forecast;Temperature;Rain;Wind;Storm;Warning;\"\n"))
        #expect(text.contains("msgid \"It contacts only the weather services it names.\"\n"))
    }

    @Test("a text that nobody has explained to translators is told, and so is a note without its text")
    func notes() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let notes = folder.appending(path: "notes.tsv")
        try Data("\tDry\tAll of it.\nseverity of a warning\tModerate\tThe second of four.\n\tNever said\tx\n".utf8)
            .write(to: notes)
        let script = Self.root.appending(path: "scripts/build/make-template").path
        let lax = try Gettext.run(script, "--print", "--notes", notes.path)
        #expect(lax.code == 0)
        #expect(lax.output.contains("#. The second of four.\n#: Sources/"))
        #expect(!lax.output.contains("#. x"))
        let strict = try Gettext.run(script, "--print", "--strict", "--notes", notes.path)
        #expect(strict.code == 1)
        #expect(strict.output.contains("make-template: no note for \""))
        #expect(strict.output.contains("make-template: a note for \"Never said\", which nobody says\n"))
        #expect(!strict.output.contains("severity of a warning: Moderate"))
    }

    private static func collected() throws -> String {
        let run = try Gettext.run(root.appending(path: "scripts/build/make-template").path, "--print")
        #expect(run.code == 0)
        return run.output
    }
}
