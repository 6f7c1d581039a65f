import GtkTestSupport
import Presentation
import WeatherText
import XCTest

@testable import Gtk
@testable import WeatherUI
@testable import fairweather_gallery

/// The rain map over the whole program: what is read on it in every state, style, width and size of text.
final class RainMapLookTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testEveryTextOfTheMapIsReadInEveryStateStyleAndWidth() throws {
        try WindowWalk.through { walk in
            for scene in PlayedRain.Scene.allCases {
                try Self.look(walk, scene)
                try Self.look(walk, scene, width: 360, height: 740)
            }
            try Self.look(walk, .band, degrees: -3, named: "snow")
            for (isDark, isHighContrast) in [(true, false), (false, true), (true, true)] {
                Appearance.show(isDark: isDark, isHighContrast: isHighContrast)
                defer { Appearance.show(isDark: false, isHighContrast: false) }
                try Self.look(walk, .band, named: "band-dark\(isDark)-contrast\(isHighContrast)")
                try Self.look(walk, .edge, named: "edge-dark\(isDark)-contrast\(isHighContrast)")
            }
            for (width, height) in [(1000, 680), (360, 740)] {
                try TextSize.with(percent: 200) {
                    try Self.look(walk, .band, width: width, height: height, named: "large")
                    try Self.look(walk, .trouble, width: width, height: height, named: "large-trouble")
                }
                TextDirection.isRightToLeft = true
                defer { TextDirection.isRightToLeft = false }
                try Self.look(walk, .band, width: width, height: height, locale: "ar_EG", named: "arabic")
            }
            try Self.look(walk, .band, locale: "en_US", named: "miles")
        }
    }

    func testEveryTextIsReadWhereverTheKnobIs() throws {
        try WindowWalk.through { walk in
            for (scene, width) in [(PlayedRain.Scene.band, 1000), (.band, 360), (.estimate, 1000), (.estimate, 360)] {
                let stage = try RainMapStage(scene, width: width, height: width == 360 ? 740 : 680)
                for minutes in stride(from: 0, through: 180, by: 15) {
                    stage.model.rainMap?.move(.first)
                    stage.model.rainMap?.move(.minutes(minutes))
                    XCTAssertTrue(GtkTesting.paint(stage.window))
                    walk.look("rain-map-\(width)-\(scene)-after-\(minutes)", in: stage.window)
                }
            }
        }
    }

    func testTheWordsAboutTheSourcesAreUnderTheirButtonAlsoWhereTheWindowIsMirrored() throws {
        try onMain {
            for isMirrored in [false, true] {
                TextDirection.isRightToLeft = isMirrored
                defer { TextDirection.isRightToLeft = false }
                let stage = try RainMapStage(.band, locale: isMirrored ? "ar_EG" : "en_GB")
                XCTAssertTrue(GtkTesting.paint(stage.window))
                let texts = SeenTexts(of: stage.window, in: stage.window)
                let map = try XCTUnwrap(stage.model.rainMap)
                let written = try XCTUnwrap(texts.all.first { $0.words.contains("Natural Earth") })
                let button = try XCTUnwrap(WidgetTree.bounds(styled: "map-credit", in: stage.window).first)
                XCTAssertTrue(
                    (button.y...button.y + button.height).contains(written.rows.lowerBound), "\(map.credit) \(button)")
                let isAtStart = Double(button.x + button.width / 2) < stage.window.width / 2
                XCTAssertEqual(isAtStart, isMirrored, "\(button)")
            }
        }
    }

    func testAMapWithoutRoomScrollsAndLeavesOutNoWord() throws {
        try onMain {
            try TextSize.with(percent: 200) {
                let high = try RainMapStage(.band, width: 360, height: 1200)
                let words = SeenTexts(of: high.window, in: high.window).all.map(\.words)
                for word in ["expected", "light", "moderate", "heavy", "violent", "mm/h"] {
                    XCTAssertTrue(words.contains(word), "\(word): \(words)")
                }
                XCTAssertTrue(words.contains { $0.contains("Bright Sky") }, "\(words)")
                let stage = try RainMapStage(.band, width: 360, height: 740)
                let area = try XCTUnwrap(WidgetTree.bounds(styled: "map-layers", in: stage.window).first)
                let card = try XCTUnwrap(WidgetTree.bounds(styled: "map-time", in: stage.window).first)
                XCTAssertGreaterThanOrEqual(card.y - area.y, 240)
            }
        }
    }

    @MainActor
    private static func look(
        _ walk: WindowWalk, _ scene: PlayedRain.Scene, width: Int = 1000, height: Int = 680, degrees: Double = 8,
        locale: String = "en_GB", named name: String? = nil
    ) throws {
        let stage = try RainMapStage(scene, degrees: degrees, width: width, height: height, locale: locale)
        walk.look("rain-map-\(width)-\(name ?? scene.rawValue)", in: stage.window)
    }
}
