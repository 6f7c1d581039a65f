import Charts
import GtkTestSupport
import XCTest

@testable import Gtk
@testable import fairweather_gallery

/// What is seen without scrolling: now, tonight, tomorrow, the weekend, a day and a half of hours, and the first days.
final class FoldTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testAThousandPixelsShowTilesHoursAndDays() throws {
        try onMain {
            try TextFont.with("Noto Sans 11") {
                for (scene, days) in [(GalleryScene.clearNight, 4), (.rain, 3)] {
                    let stage = try Stage(Self.picture(scene, width: 1000), height: 680)
                    XCTAssertEqual(Self.whole("tile", above: 680, in: stage.window), 4, "\(scene)")
                    let card = try XCTUnwrap(WidgetTree.frames(styled: "hours-card", in: stage.window).first)
                    XCTAssertLessThanOrEqual(card.y + card.height, 680)
                    XCTAssertGreaterThanOrEqual(
                        MeteogramLayout(width: Double(card.width), curveHeight: 60).hoursInView, 36, "\(scene)")
                    XCTAssertGreaterThanOrEqual(Self.begun("day-cell", above: 680, in: stage.window), days, "\(scene)")
                }
            }
        }
    }

    func testTextOfAQuarterMoreLeavesTilesHoursAndTheFirstDayInView() throws {
        try onMain {
            try TextFont.with("Noto Sans 11") {
                try TextSize.with(percent: 125) {
                    for (scene, days) in [(GalleryScene.clearNight, 1), (.drawnNight, 1), (.rain, 0)] {
                        let stage = try Stage(Self.picture(scene, width: 1000), height: 680)
                        XCTAssertEqual(Self.whole("tile", above: 680, in: stage.window), 4, "\(scene)")
                        XCTAssertEqual(Self.whole("hours-card", above: 680, in: stage.window), 1, "\(scene)")
                        XCTAssertGreaterThanOrEqual(
                            Self.begun("day-cell", above: 680, in: stage.window), days, "\(scene)")
                    }
                }
            }
        }
    }

    func testAScreenShowsTenDays() throws {
        try onMain {
            let stage = try Stage(Self.picture(.rain, width: 1600), height: 1000)
            XCTAssertEqual(Self.whole("day-cell", above: 1000, in: stage.window), 10)
        }
    }

    /// How many widgets of the style end above the fold.
    @MainActor
    private static func whole(_ style: String, above fold: Int, in window: Window) -> Int {
        let top = WidgetTree.frames(styled: "title-row", in: window).first?.y ?? 0
        return WidgetTree.frames(styled: style, in: window).count { $0.y - top + $0.height <= fold }
    }

    /// How many widgets of the style show their words, in their upper half, above the fold.
    @MainActor
    private static func begun(_ style: String, above fold: Int, in window: Window) -> Int {
        let top = WidgetTree.frames(styled: "title-row", in: window).first?.y ?? 0
        return WidgetTree.frames(styled: style, in: window).count { $0.y - top + $0.height / 2 <= fold }
    }

    private static func picture(_ scene: GalleryScene, width: Int) -> GalleryPicture {
        GalleryPicture(scene: scene, look: .light, width: width, language: .english)
    }
}
