import ArgumentParser
import Foundation
import WeatherText

/// The command line of the gallery.
struct GalleryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fairweather-gallery", abstract: "Draws the window in all its states, for whoever works on it.")

    @Argument(help: "The folder that the PNG files are written to.")
    var folder: String?

    @Flag(
        help: "Print what sky, hours and rain map cost to paint instead, and fail where a frame has no room for them.")
    var costs = false

    @Option(help: "Draw only the pictures whose names contain this; with --costs “hours” or “map”.")
    var only: String?

    @Option(help: "The size of text in per cent of the usual one.")
    var text = 100

    @Option(help: "Draw the window in this language; without it in English, and in English in an Arabic locale.")
    var language: String?

    @Option(help: "The folder of the compiled translations.")
    var catalogues = ".build/locale"

    func validate() throws {
        guard (50...400).contains(text) else { throw ValidationError("The text size must be between 50 and 400.") }
        guard costs == (folder == nil) else { throw ValidationError("Name a folder for pictures, or --costs.") }
    }

    func run() throws {
        if let language {
            let order = LanguageOrder(chosen: [language], environment: [:])
            Wording.begin(CatalogueFolder(URL(filePath: catalogues)).catalogue(for: order, environment: [:]))
            guard Wording.catalogue.language == language else {
                throw ValidationError("\(catalogues) holds no translation into \(language).")
            }
        }
        let languages = language.map { [GalleryLanguage(code: $0)] } ?? [.english, .arabic]
        // `main.swift` is synchronous, so this is the main thread, before any main loop.
        let code = MainActor.assumeIsolated {
            let gallery = Gallery(into: folder, only: only, textScale: Double(text) / 100, languages: languages)
            return withExtendedLifetime(gallery) { gallery.run() }
        }
        throw ExitCode(code)
    }
}
