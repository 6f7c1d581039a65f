import CatalogueMaking
import Foundation
import Testing
import WeatherText

@testable import fairweather_cli

/// The language that the command line speaks.
struct LanguageTests {
    private let home: TestHome

    init() throws {
        home = try TestHome()
        let folder = URL(filePath: home.folder.path("locale"))
        try CompiledCatalogue([
            "": "Plural-Forms: nplurals=2; plural=n!=1;\n",
            "Shows the weather in a terminal, and gives it to scripts.": "Zeigt das Wetter im Terminal.",
            "heading of the help\u{4}OPTIONS:": "OPTIONEN:", "Show help information.": "Zeigt diese Hilfe.",
            "heading of the manual page\u{4}NAME": "BEZEICHNUNG", "The name is empty.": "Der Name ist leer.",
            "Prints the weather day by day.": "Gibt das Wetter Tag für Tag aus.",
        ]).write(for: "de", below: folder)
        home.catalogues = CatalogueFolder(folder)
    }

    @Test("help, errors and the manual page are in the language of the option, wherever it stands; the rest is English")
    func option() async throws {
        let help = try await home.run("--language", "de", "--help")
        #expect(help.code == 0)
        #expect(help.output.contains("Zeigt das Wetter im Terminal.") && help.output.contains("\nOPTIONEN:\n"))
        #expect(help.output.contains("Zeigt diese Hilfe.") && help.output.contains("\nSUBCOMMANDS:\n"))
        #expect(
            try await home.run("days", "--help", "--language=de").output.contains("Gibt das Wetter Tag für Tag aus."))
        #expect(try await home.run("now", "", "--language", "de").errors.contains("Der Name ist leer."))
        let manual = try await home.run("manual", "--language", "de").output
        #expect(manual.contains(".SH BEZEICHNUNG\n") && manual.contains(".SH SYNOPSIS\n"))
        #expect(try await home.run("--help").output.contains("Shows the weather in a terminal"))
    }

    @Test("the option comes before the settings, and these before the environment")
    func order() async throws {
        func isGerman(_ arguments: String...) async throws -> Bool {
            try await home.run(arguments + ["--help"]).output.contains("Zeigt das Wetter")
        }
        home.environment["LANG"] = "de_AT.UTF-8"
        #expect(try await isGerman())
        #expect(try await !isGerman("--language", "en"))
        try home.choose { $0.language = "en" }
        #expect(try await !isGerman())
        #expect(try await isGerman("--language", "de"))
        home.environment["LANG"] = "C.UTF-8"
        try home.choose { $0.language = "de" }
        #expect(try await isGerman())
        try home.choose { $0.language = "fr" }
        #expect(try await !isGerman())
    }

    @Test("a language without translations is wrong usage, and what there is is named", arguments: ["fr", "", "C"])
    func unknown(language: String) async throws {
        let run = try await home.run("now", "Paris", "--language", language)
        #expect(run.code == 2 && run.output.isEmpty)
        #expect(run.errors.contains("“\(language)”. Possible values: de, en."), "\(run.errors)")
    }

    @Test("dates are in the language of the texts, in the formats of the region")
    func dates() async throws {
        try await home.seed()
        home.environment["LC_ALL"] = "en_GB.UTF-8"
        let english = try await home.run("days", "--offline").output
        let german = try await home.run("days", "--offline", "--language", "de").output
        #expect(english.contains("Fri") && !german.contains("Fri"), "\(german)")
        #expect(german.contains("Fr"), "\(german)")
    }

    @Test("what stands behind -- is no option")
    func behind() async throws {
        let run = try await home.run("search", "--", "--language", "xx")
        #expect(!run.errors.contains("Possible values"))
    }
}
