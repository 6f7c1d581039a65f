package import Foundation
import Synchronization
package import WeatherText

/// A language that the program ships, with the desktop of the region where most of its speakers live.
package struct ShippedLanguage: Sendable, CustomStringConvertible {
    /// The gettext name.
    package let code: String

    package static let all = TranslationFile.languages.map(ShippedLanguage.init)

    private static let regions = [
        "ar": "ar_EG", "cs": "cs_CZ", "ja": "ja_JP", "ko": "ko_KR", "sv": "sv_SE", "uk": "uk_UA",
    ]
    private static let catalogues = Mutex<[String: any TextCatalogue]>([:])

    package init(code: String) {
        self.code = code
    }

    package var description: String { code }

    /// What a desktop of that region has in its environment.
    package var environment: [String: String] {
        let name = code.contains("_") ? code : Self.regions[code] ?? "\(code)_\(code.uppercased())"
        return ["LANG": "\(name).UTF-8"]
    }

    package var locale: Locale { Locale(desktop: environment, language: code) }

    package var formatter: WeatherFormatter { WeatherFormatter(locale: locale, ownZone: .gmt) }

    /// The catalogue, read once, by the program's own reader.
    package func catalogue() throws -> any TextCatalogue {
        try Self.catalogues.withLock { catalogues in
            if let known = catalogues[code] { return known }
            let folder = FileManager.default.temporaryDirectory.appending(path: "catalogue-\(UUID().uuidString)")
            // What is mapped stays when its file goes.
            defer { try? FileManager.default.removeItem(at: folder) }
            try TranslationFile(of: code).compiled.write(for: code, below: folder)
            let order = LanguageOrder(chosen: [code], environment: [:])
            let made = CatalogueFolder(folder).catalogue(for: order, environment: environment)
            guard made.language == code else { throw CocoaError(.fileReadCorruptFile) }
            catalogues[code] = made
            return made
        }
    }
}
