import CatalogueMaking
import Foundation
import Testing

@testable import WeatherText

/// Every message of every translation there is, with values that are hard to say.
struct TranslationsTests {
    private static let values = [
        "0", "1", "2", "3", "5", "11", "21", "22", "101", "1.5", "−40", "—",
        "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
    ]

    /// The plural forms of 0, 1, 2, 3, 5, 11, 21, 22 and 101 by CLDR, as gettext numbers them.
    private static let forms = [
        "de": "101111111", "es": "101111111", "it": "101111111", "nl": "101111111", "sv": "101111111",
        "fr": "001111111", "pt_BR": "001111111", "tr": "101111111", "ja": "000000000", "zh_CN": "000000000",
        "ko": "000000000", "cs": "201122222", "pl": "201122212", "ru": "201122010", "uk": "201122010",
        "ar": "012334445",
    ]

    @Test("no message has a name left between braces, two spaces, or nothing to say, whatever its values")
    func rendered() throws {
        for file in try TranslationFile.all() {
            #expect(Self.faults(in: file).isEmpty, "\(file.language)")
        }
    }

    @Test("plural forms are those that CLDR has for the language")
    func plurals() throws {
        for file in try TranslationFile.all() {
            let rule = try #require(file.plurals, "\(file.language)")
            let forms = [0, 1, 2, 3, 5, 11, 21, 22, 101].map { String(rule.form(for: $0)) }.joined()
            #expect(try forms == #require(Self.forms[file.language], "\(file.language) has no line in the table"))
            for message in file.messages where message.isPlural {
                #expect(message.texts.count == rule.forms, "\(file.language): \(message.english)")
            }
        }
    }

    @Test("faults are found")
    func found() {
        let file = TranslationFile(
            language: "xx",
            """
            msgid ""
            msgstr ""
            "Plural-Forms: nplurals=2; plural=n!=1;\\n"

            #. A note.
            msgctxt "a"
            msgid "Until {time}"
            msgstr ""
            "Bis "
            "{zeit}"

            msgid "{count} day"
            msgid_plural "{count} days"
            msgstr[0] "ein Tag"
            msgstr[1] "{count}  Tage"

            msgid "Rain"
            msgstr "Regen"

            msgid "Snow"
            msgstr " "

            #~ msgid "Hail"
            #~ msgstr "{Hagel}"
            """)
        #expect(file.messages.map(\.english) == ["Until {time}", "{count} days", "Rain", "Snow"])
        #expect(file.plurals?.forms == 2)
        #expect(Set(Self.faults(in: file)) == ["Bis {zeit}", "{count}  Tage", " "])
    }

    /// The texts that come out wrong with values in place of their names, of which each text gets its own.
    private static func faults(in file: TranslationFile) -> [String] {
        var turn = 0
        return file.messages.flatMap { message in
            let names = message.english.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap {
                $0.split(separator: "}").first
            }
            return message.texts.filter { text in
                var said: [String: String] = [:]
                for name in names {
                    said[String(name)] = values[turn % values.count]
                    turn += 1
                }
                return isWrong(Array(filled(text, said).utf8))
            }
        }
    }

    /// Whether a brace is left, two spaces follow each other, or nothing is said, looked for by bytes in 30,000 texts.
    private static func isWrong(_ text: [UInt8]) -> Bool {
        let space = UInt8(ascii: " ")
        return text.contains(UInt8(ascii: "{")) || text.allSatisfy { $0 == space }
            || zip(text, text.dropFirst()).contains { $0 == space && $1 == space }
    }
}

/// A translation as it lies in `Resources/po`.
private struct TranslationFile {
    struct Message {
        let english: String
        let isPlural: Bool
        let texts: [String]
    }

    let language: String
    let messages: [Message]
    let plurals: PluralRule?

    static func all() throws -> [TranslationFile] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Resources/po")
            .standardized
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "po" }.map {
                TranslationFile(
                    language: $0.deletingPathExtension().lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
            }
    }

    init(language: String, _ text: String) {
        self.language = language
        var (messages, header): ([Message], String) = ([], "")
        for block in text.components(separatedBy: "\n\n") {
            let fields = Self.fields(of: block)
            func texts(_ prefix: String) -> [String] { fields.filter { $0.name.hasPrefix(prefix) }.map(\.text) }
            guard let english = texts("msgid").last else { continue }
            if english.isEmpty {
                header = texts("msgstr").first ?? ""
            } else {
                messages.append(
                    Message(english: english, isPlural: texts("msgid").count == 2, texts: texts("msgstr")))
            }
        }
        self.messages = messages
        let line = header.split(separator: "\n").first { $0.hasPrefix("Plural-Forms:") }
        plurals = line.flatMap { PluralRule($0.dropFirst("Plural-Forms:".count)) }
    }

    /// The fields of an entry in their order, each with all its lines.
    private static func fields(of block: String) -> [(name: String, text: String)] {
        var fields: [(name: String, text: String)] = []
        for line in block.split(separator: "\n") where !line.hasPrefix("#") {
            guard let start = line.firstIndex(of: "\""), let end = line.lastIndex(of: "\""), start < end else {
                continue
            }
            var text = String(line[line.index(after: start)..<end])
            if text.utf8.contains(UInt8(ascii: "\\")) {
                text = text.replacing("\\n", with: "\n").replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
            }
            if start > line.startIndex {
                fields.append((line[..<start].trimmingCharacters(in: .whitespaces), text))
            } else if let last = fields.indices.last {
                fields[last].text += text
            }
        }
        return fields
    }
}
