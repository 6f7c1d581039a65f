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
            for message in file.messages where message.plural != nil {
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
        #expect(file.messages.map { $0.plural ?? $0.english } == ["Until {time}", "{count} days", "Rain", "Snow"])
        #expect(file.plurals?.forms == 2)
        #expect(Set(Self.faults(in: file)) == ["Bis {zeit}", "{count}  Tage", " "])
    }

    /// The texts that come out wrong with values in place of their names, of which each text gets its own.
    private static func faults(in file: TranslationFile) -> [String] {
        var turn = 0
        return file.messages.flatMap { message in
            let names = (message.plural ?? message.english).split(separator: "{", omittingEmptySubsequences: false)
                .dropFirst().compactMap {
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

extension TranslationFile {
    fileprivate static func all() throws -> [TranslationFile] { try languages.map { try TranslationFile(of: $0) } }

    fileprivate var plurals: PluralRule? {
        let line = header.split(separator: "\n").first { $0.hasPrefix("Plural-Forms:") }
        return line.flatMap { PluralRule($0.dropFirst("Plural-Forms:".count)) }
    }
}
