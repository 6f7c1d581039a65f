import Foundation
import WeatherText

/// A picture: a scene in one style, width and language.
struct GalleryPicture {
    let scene: GalleryScene
    let look: GalleryLook
    /// The width in pixels.
    let width: Int
    let language: GalleryLanguage

    /// The widths of a phone, the default window, and a large screen, in pixels.
    static let widths = [360, 1000, 1600]

    static func all(in languages: [GalleryLanguage]) -> [GalleryPicture] {
        GalleryLook.allCases.flatMap { look in
            languages.flatMap { language in
                widths.flatMap { width in
                    GalleryScene.allCases.map { scene in
                        GalleryPicture(scene: scene, look: look, width: width, language: language)
                    }
                }
            }
        }
    }

    /// The name of the picture, such as "page-rain_dark_1000_en".
    var name: String { "\(scene.rawValue)_\(look.rawValue)_\(width)_\(language.code)" }

    /// The locale for numbers, dates and units: Ireland's for the drawings, which show kilometres.
    var locale: Locale {
        (scene.isDrawn || scene.isMap || scene.isTrip || scene.isPlayed || scene.comparison != nil)
            && language == .english
            ? Locale(identifier: "en_IE") : language.locale
    }

    /// The height in pixels, enough for the longest page if the whole page is shown.
    var height: Int {
        if scene.isTrip { return width < 500 ? 2400 : 1300 }
        if scene.isPlayed { return width < 500 ? 1700 : 1200 }
        if scene.comparison != nil { return width < 500 ? 1500 : 980 }
        if scene.isDrawn || scene.isMap { return width < 500 ? 740 : width < 1300 ? 680 : 1000 }
        return switch (width, scene.isWholePage) {
        case (..<500, true): 3300
        case (..<500, false): 720
        case (..<1300, true): 2600
        case (..<1300, false): 680
        case (_, true): 2100
        case (_, false): 900
        }
    }
}

/// The colour style of a picture.
enum GalleryLook: String, CaseIterable {
    case light, dark
    case highContrast = "contrast"
}

/// The language of a picture, with its locale for numbers, dates and text direction.
struct GalleryLanguage: Hashable, Sendable {
    /// The gettext name, such as "de".
    let code: String

    static let english = GalleryLanguage(code: "en")
    /// An Arabic locale, in which texts are English unless an Arabic catalogue is open.
    static let arabic = GalleryLanguage(code: "ar")

    /// The locale of the country with most readers of the language, for English of Great Britain.
    var locale: Locale {
        if self == .english { return Locale(identifier: "en_GB") }
        let country = Locale.Language(identifier: code).maximalIdentifier.split(separator: "-").last ?? ""
        return Locale(desktop: ["LANG": "\(code.prefix { $0 != "_" })_\(country)"], language: code)
    }

    var isRightToLeft: Bool { locale.isRightToLeft }
}
