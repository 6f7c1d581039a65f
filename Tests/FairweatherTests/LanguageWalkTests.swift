import CatalogueMaking
import GtkTestSupport
import Presentation
import WeatherText
import XCTest

@testable import Gtk
@testable import WeatherUI
@testable import fairweather_gallery

/// The window in every language, in a few states in which texts are long: nothing is cut, nothing lies on anything else.
final class LanguageWalkTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testPagesWithRainAndAWarning() throws {
        try Self.walk { walk, language in
            for width in [1000, 360] {
                let stage = try Stage(Self.picture(.drawnAlerts, width, language), height: 1700)
                walk.look("\(language)-\(width)-warning", in: stage.window)
            }
        }
    }

    func testAnOpenDay() throws {
        try Self.walk { walk, language in
            let stage = try Stage(Self.picture(.drawnDay, 1000, language), height: 1700)
            walk.look("\(language)-day", in: stage.window)
        }
    }

    func testASearchAndThePreferences() throws {
        try Self.walk { walk, language in
            let stage = try Stage(Self.picture(.matches, 1000, language), height: 680)
            walk.look("\(language)-search", in: stage.window)
            let preferences = PreferencesDialog(stage.gallery.model.preferences)
            preferences.present(over: stage.window, among: OpenDialogs())
            let dialog = try XCTUnwrap(WidgetTree.topLevels().last { $0.title == WindowWords.preferences })
            XCTAssertTrue(dialog.title != "Preferences" && !dialog.title.isEmpty, "the dialog is in English")
            for page in stage.gallery.model.preferences.pages {
                preferences.show(page)
                XCTAssertTrue(GtkTesting.paint(dialog))
                GtkTesting.settle()
                walk.look("\(language)-preferences-\(page)", in: dialog)
            }
            dialog.destroy()
        }
    }

    /// Long words, words of three scripts, and a page that runs from the right.
    func testFourLanguagesAtEveryWidthAndSizeOfText() throws {
        try Self.walk(["de", "ru", "ja", "ar"]) { walk, language in
            for (width, percent) in [360, 1000, 1600].flatMap({ [($0, 100), ($0, 200)] }) {
                try TextSize.with(percent: percent) {
                    for scene in [GalleryScene.drawnAlerts, .drawnDay, .map] {
                        let stage = try Stage(Self.picture(scene, width, language), height: 2200)
                        walk.look("\(language)-\(width)-\(percent)%-\(scene)", in: stage.window)
                    }
                }
            }
        }
    }

    private static func walk(
        _ codes: Set<String>? = nil, _ states: @MainActor (WindowWalk, ShippedLanguage) throws -> Void
    ) throws {
        try WindowWalk.through { walk in
            for language in ShippedLanguage.all where codes?.contains(language.code) ?? true {
                try Wording.$catalogue.withValue(try language.catalogue()) { try states(walk, language) }
            }
        }
    }

    private static func picture(_ scene: GalleryScene, _ width: Int, _ language: ShippedLanguage) -> GalleryPicture {
        GalleryPicture(scene: scene, look: .light, width: width, language: GalleryLanguage(code: language.code))
    }
}
