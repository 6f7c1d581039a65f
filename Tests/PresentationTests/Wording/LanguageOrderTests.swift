import CatalogueMaking
import Foundation
import Testing

@testable import WeatherText

/// Which language is spoken to whom.
struct LanguageOrderTests {
    @Test(
        "the languages are those that gettext takes from the environment, with English the last",
        arguments: [
            ([:], ["en"]),
            (["LANG": "de_AT.UTF-8"], ["de_AT", "de", "en"]),
            (["LANG": "de_AT.UTF-8", "LC_MESSAGES": "fr_FR"], ["fr_FR", "fr", "en"]),
            (["LANG": "de_AT.UTF-8", "LC_MESSAGES": "fr_FR", "LC_ALL": "pt_BR.UTF-8"], ["pt_BR", "pt", "en"]),
            (["LANG": "de_DE", "LC_ALL": "", "LC_MESSAGES": ""], ["de_DE", "de", "en"]),
            (["LANG": "en_US", "LANGUAGE": "sv:da"], ["sv", "da", "en_US", "en"]),
            (["LANG": "sv_SE", "LANGUAGE": "en_GB:sv"], ["en_GB", "en"]),
            (["LANG": "C", "LANGUAGE": "de"], ["en"]), (["LANG": "C.UTF-8", "LANGUAGE": "de"], ["en"]),
            (["LANGUAGE": "de"], ["en"]), (["LC_ALL": "POSIX", "LANG": "de_DE"], ["en"]),
            (["LANG": "ca_ES@valencia"], ["ca_ES", "ca", "en"]), (["LANG": "../../etc/passwd"], ["en"]),
            (["LANG": "d"], ["en"]), (["LANG": "DE_de"], ["de_DE", "de", "en"]), (["LANG": "ja"], ["ja", "en"]),
        ] as [([String: String], [String])])
    func environment(environment: [String: String], names: [String]) {
        #expect(LanguageOrder(environment: environment).names == names)
    }

    @Test("what the reader chose comes before the environment, also where that is C")
    func chosen() {
        let german = ["LANG": "de_DE.UTF-8"]
        #expect(
            LanguageOrder(chosen: ["pt-BR", nil], environment: german).names == ["pt_BR", "pt", "de_DE", "de", "en"])
        #expect(LanguageOrder(chosen: [nil, "fr"], environment: [:]).names == ["fr", "en"])
        #expect(LanguageOrder(chosen: ["en"], environment: german).names == ["en"])
    }

    @Test("the first language whose catalogue is there is spoken; the offered ones are named by themselves")
    func catalogues() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "locale-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let name = "the name of this language, in this language\u{4}English"
        for (code, own) in [("de", "Deutsch"), ("pt_BR", "Português (Brasil)"), ("ar", "العربية")] {
            let file = CompiledCatalogue(["": "Plural-Forms: nplurals=1; plural=0;\n", name: own])
            try file.write(for: code, below: folder)
        }
        // Another program's.
        try FileManager.default.createDirectory(
            at: folder.appending(path: "fr/LC_MESSAGES"), withIntermediateDirectories: true)
        let catalogues = CatalogueFolder(folder)
        func spoken(_ environment: [String: String]) -> String {
            catalogues.catalogue(for: LanguageOrder(environment: environment), environment: environment).language
        }
        #expect(spoken(["LANG": "de_AT.UTF-8"]) == "de")
        #expect(spoken(["LANG": "fr_FR", "LANGUAGE": "fr:pt_BR:de"]) == "pt_BR")
        #expect(spoken(["LANG": "pt_PT.UTF-8"]) == "en")
        #expect(spoken(["LANG": "C"]) == "en")
        #expect(
            catalogues.languages.map { "\($0.code) \($0.name)" } == [
                "de Deutsch", "en English", "pt_BR Português (Brasil)", "ar العربية",
            ])
        #expect(["de", "de-CH", "pt-BR", "en", "en_GB"].allSatisfy(catalogues.speaks))
        #expect(!["fr", "pt", "", "xx", "..", "C"].contains(where: catalogues.speaks))
        // Digits are those of the region.
        func five(_ environment: [String: String]) -> String {
            catalogues.catalogue(for: LanguageOrder(environment: environment), environment: environment).number(5)
        }
        #expect(five(["LANG": "ar_EG.UTF-8"]) == "٥")
        #expect(five(["LANG": "ar_MA.UTF-8"]) == "5")
        #expect(five(["LANG": "de_DE.UTF-8"]) == "5")
        #expect(CatalogueFolder(folder.appending(path: "none")).languages.map(\.code) == ["en"])
    }
}
