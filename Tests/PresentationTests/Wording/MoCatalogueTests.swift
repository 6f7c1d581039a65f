import CatalogueMaking
import Foundation
import Testing

@testable import WeatherText

/// What a reader of a compiled catalogue gets, and that no file does any harm.
struct MoCatalogueTests {
    private static let polish = CompiledCatalogue([
        // Polish has three forms: 1, 2 to 4, and the others.
        "": "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=3; "
            + "plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\n",
        "A text of {name}": "{name}: tekst", "tests\u{4}Moderate": "Umiarkowane", "Moderat": "x", "Moderates": "y",
        "{count} test\0{count} tests": "{count} próba\0{count} próby\0{count} prób", "Not yet": "",
        "geo\u{4}geonames:1": "Wieś", "geo\u{4}geonames:10": "Miasto", "geonames:2": "x",
        "geo\u{4}country:PL": "Polska",
    ])

    /// Runs the body with a catalogue that lies in a file of its own.
    private static func reading<Result>(
        _ data: Data, digits: [String]? = nil, _ body: ((any TextCatalogue)?) throws -> Result
    ) throws -> Result {
        let file = FileManager.default.temporaryDirectory.appending(path: "mo-\(UUID().uuidString)")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try body(MoCatalogue(file, language: "pl", digits: digits))
    }

    @Test("without a catalogue every text is its own English")
    func none() {
        #expect(tr("A text of the tests, {name}", ["name": "x"]) == "A text of the tests, x")
        #expect(tr(one: "{count} test", other: "{count} tests", count: 1) == "1 test")
        #expect(tr(one: "{count} test", other: "{count} tests", count: 0) == "0 tests")
        #expect(tr(one: "{count} test", other: "{count} tests", count: 3, ["count": "٣"]) == "٣ tests")
        #expect(tr("Moderate", context: "tests") == "Moderate")
        #expect(tr("") == "")
    }

    @Test("a place is named by its whole key, among texts of other contexts, and is nameless without one")
    func places() throws {
        try Self.reading(Self.polish.data) { found in
            let catalogue = try #require(found)
            #expect(catalogue.geographicName("geonames:1") == "Wieś")
            #expect(catalogue.geographicName("geonames:10") == "Miasto")
            #expect(catalogue.geographicName("country:PL") == "Polska")
            for key in ["geonames:2", "geonames:", "geonames:100", "", "Moderate"] {
                #expect(catalogue.geographicName(key) == nil, "\(key)")
            }
        }
        #expect(Wording.catalogue.geographicName("geonames:1") == nil)
    }

    @Test("texts, contexts and plurals are read; what is missing or empty is English, alone")
    func texts() throws {
        try Self.reading(Self.polish.data) { found in
            let catalogue = try #require(found)
            Wording.$catalogue.withValue(catalogue) {
                #expect(tr("A text of {name}", ["name": "Łódź"]) == "Łódź: tekst")
                #expect(tr("Moderate", context: "tests") == "Umiarkowane")
                #expect(tr("Moderate") == "Moderate")
                #expect(tr("Moderat", context: "tests") == "Moderat")
                #expect(tr("Not yet") == "Not yet")
                #expect(tr("") == "")
                let counts = [1, 2, 5, 22, -3].map { tr(one: "{count} test", other: "{count} tests", count: $0) }
                #expect(counts == ["1 próba", "2 próby", "5 prób", "22 próby", "-3 próby"])
                #expect(tr(one: "{count} other", other: "{count} others", count: 5) == "5 others")
            }
        }
    }

    @Test("a count is written in the digits of the language")
    func digits() throws {
        let digits = (0...9).compactMap { Unicode.Scalar(0x660 + $0).map { String($0) } }
        try Self.reading(Self.polish.data, digits: digits) { found in
            Wording.$catalogue.withValue(try #require(found)) {
                #expect(tr(one: "{count} test", other: "{count} tests", count: 205) == "٢٠٥ prób")
                #expect(tr(one: "{count} test", other: "{count} tests", count: 5, ["count": "5"]) == "5 prób")
            }
        }
    }

    @Test("a file that is cut off, of something else, or of random bytes gives English or nothing, and ends no program")
    func damaged() throws {
        let whole = Self.polish.data
        for length in 0..<whole.count {
            try Self.reading(whole.prefix(length)) { _ = $0?.text("A text of {name}", context: nil) }
        }
        for place in 0..<min(whole.count, 120) {
            for value: UInt8 in [0, 0x7F, 0xFF] {
                var bytes = whole
                bytes[place] = value
                try Self.reading(bytes) { found in
                    _ = found?.text("A text of {name}", context: "tests")
                    _ = found?.text(one: "{count} test", other: "{count} tests", count: 5, context: nil)
                }
            }
        }
        try Self.reading(Data("no catalogue at all, but long enough for a header".utf8)) { #expect($0 == nil) }
    }

    @Test("what msgfmt compiles is read as GNU gettext reads it", .enabled(if: Gettext.isThere))
    func compiled() throws {
        let folder = try Gettext.folder(
            language: "pl",
            """
            msgid ""
            msgstr ""
            "Content-Type: text/plain; charset=UTF-8\\n"
            "Plural-Forms: nplurals=3; plural=n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;\\n"
            msgid "One"
            msgstr "Jeden"
            msgctxt "number"
            msgid "One"
            msgstr "Raz"
            #, fuzzy
            msgid "Two"
            msgstr "Dwa"
            msgid "{count} test"
            msgid_plural "{count} tests"
            msgstr[0] "{count} próba"
            msgstr[1] "{count} próby"
            msgstr[2] "{count} prób"
            """)
        defer { try? FileManager.default.removeItem(at: folder) }
        let order = LanguageOrder(chosen: ["pl"], environment: [:])
        let catalogue = CatalogueFolder(folder).catalogue(for: order, environment: [:])
        #expect(catalogue.language == "pl")
        #expect(catalogue.text("One", context: nil) == "Jeden")
        #expect(catalogue.text("One", context: "number") == "Raz")
        #expect(catalogue.text("Two", context: nil) == "Two")
        for count in [0, 1, 2, 5, 11, 12, 21, 22, 112] {
            let own = catalogue.text(one: "{count} test", other: "{count} tests", count: count, context: nil)
            #expect(try own == Gettext.plural("{count} test", "{count} tests", count, "pl", in: folder), "\(count)")
        }
    }
}
