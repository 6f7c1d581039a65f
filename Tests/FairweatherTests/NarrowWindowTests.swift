import CGtk
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import fairweather_gallery

/// What a window of a phone's width has to hold.
final class NarrowWindowTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testEveryStateFitsAPhoneInBothReadingDirections() throws {
        try onMain {
            let arabic: [GalleryScene] = [.alerts, .openDay, .table, .matches]
            let states = GalleryScene.allCases.map { ($0, GalleryLanguage.english) } + arabic.map { ($0, .arabic) }
            for (scene, language) in states {
                let stage = try Stage(Self.picture(scene, language), height: 720)
                XCTAssertEqual(Self.tooWide(in: stage.window), [], "\(scene) \(language)")
            }
        }
    }

    func testTextTwiceAsLargeFitsAPhoneToo() throws {
        try onMain {
            for scene in [GalleryScene.rain, .alerts, .openDay, .table, .matches, .error, .firstRun] {
                try TextSize.with(percent: 200) {
                    let stage = try Stage(Self.picture(scene), height: 720)
                    XCTAssertEqual(Self.tooWide(in: stage.window), [], "\(scene)")
                }
            }
        }
    }

    func testEachDesktopsFontFitsAPhoneInBothSizes() throws {
        try onMain {
            try TextFont.each { font in
                for (scene, percent) in [GalleryScene.drawn, .alerts, .table, .firstRun]
                    .flatMap({ scene in [100, 200].map { (scene, $0) } })
                {
                    try TextSize.with(percent: percent) {
                        let stage = try Stage(Self.picture(scene), height: 720)
                        XCTAssertEqual(Self.tooWide(in: stage.window), [], "\(font) \(scene) \(percent) %")
                    }
                }
            }
        }
    }

    func testAWidgetThatIsTooWideIsSeen() throws {
        try onMain {
            let stage = try Stage(Self.picture(.firstRun), height: 720)
            stage.window.setChild(Label("too wide").sized(width: 361))
            XCTAssertTrue(GtkTesting.paint(stage.window))
            XCTAssertFalse(Self.tooWide(in: stage.window).isEmpty)
        }
    }

    func testAPageThatIsAloneLeadsBackToThePlacesAndTheyToTheField() throws {
        try onMain {
            let page = try Stage(Self.picture(.rain), height: 720)
            XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.press(WindowWords.backToPlaces, in: page.window) }))
            XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.texts(in: page.window).contains("New York City") }))
            XCTAssertFalse(WidgetTree.press(WindowWords.refresh, in: page.window), "there is no page to refresh")

            let first = try Stage(Self.picture(.firstRun), height: 720)
            XCTAssertFalse(WidgetTree.press(WindowWords.backToPlaces, in: first.window), "there are no places yet")
            XCTAssertTrue(WidgetTree.press(WindowWords.findPlace, in: first.window))
            XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.type("Lon", in: first.window) }))
        }
    }

    /// What needs more than the width, and the window itself where it took more.
    @MainActor
    private static func tooWide(in window: Window) -> [String] {
        let width = WidgetTree.width(of: window)
        return WidgetTree.wider(than: 360, in: window) + (width > 360 ? ["the window is \(width) wide"] : [])
    }

    @MainActor
    private static func picture(_ scene: GalleryScene, _ language: GalleryLanguage = .english) -> GalleryPicture {
        GalleryPicture(scene: scene, look: .light, width: 360, language: language)
    }

    func testADaysRowSaysItsWeatherInWordsAndInFull() throws {
        try onMain {
            try TextFont.with("Noto Sans 11") {
                let stage = try Stage(.walked(.rain, .light, 360), height: 1600)
                let days = stage.gallery.model.page?.days ?? []
                XCTAssertGreaterThan(days.count, 5)
                let texts = WidgetTree.all("GtkLabel", in: stage.window)
                    .filter { gtk_widget_get_child_visible($0.widget) != 0 }
                    .map { String(cString: gtk_label_get_text($0.opaque)) }
                for day in days {
                    XCTAssertTrue(texts.contains(day.undatedWeather), day.undatedWeather)
                    XCTAssertFalse(texts.contains(day.dateText), day.dateText)
                }
                let cut = WidgetTree.cutLabels(in: stage.window)
                XCTAssertEqual(cut.filter(days.map(\.undatedWeather).contains), [])
                let heights = WidgetTree.frames(styled: "day-head", in: stage.window).map(\.height)
                XCTAssertLessThanOrEqual(heights.max() ?? 99, 68, "two lines of words at most")
                XCTAssertTrue(heights.contains(48), "one line where that is enough")
            }
        }
    }

    func testTheKeyForTheMenuOpensItFromTheListOfPlaces() throws {
        try onMain {
            let stage = try KeyboardStage(["London"])
            WidgetTree.resize(stage.window, width: 360, height: 680)
            XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.width(of: stage.window) < 500 }, limit: 10))
            stage.settle()
            stage.press("<Alt>Left")
            XCTAssertTrue(WidgetTree.openPopovers(in: stage.window).isEmpty)
            XCTAssertFalse(WidgetTree.bounds(styled: "sidebar", in: stage.window).isEmpty, "the list is shown")
            stage.press("F10")
            XCTAssertEqual(WidgetTree.openPopovers(in: stage.window).count, 1)
            stage.press("Escape")
        }
    }
}
