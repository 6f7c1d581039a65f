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
    }

    private static func collected() throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = root.appending(path: "scripts/build/make-template")
        process.arguments = ["--print"]
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: data, as: UTF8.self)
    }
}
