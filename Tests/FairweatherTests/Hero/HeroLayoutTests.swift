import DesktopAssembly
import GtkTestSupport
import WeatherStore
import XCTest

@testable import Gtk
@testable import WeatherUI

/// Where the parts of the hero lie at each width and size of text.
final class HeroLayoutTests: XCTestCase {
    override func setUp() {
        onMain {
            XCTAssertTrue(GtkTesting.start(), "no display")
            ShippedFiles().dressProgram()
        }
    }

    func testTheTilesStandAtTheRightOverTheDaysOrBelow() {
        let medium = HeroLayout(width: 744, textScale: 1)
        XCTAssertEqual([medium.wordsX, medium.tilesX, medium.tileWidth, medium.wordsHeight], [24, 376, 168, 136])
        let wide = HeroLayout(width: 1344, textScale: 1)
        XCTAssertEqual([wide.tilesX, wide.tilesWidth, wide.tileWidth], [880, 440, 216])
        let narrow = HeroLayout(width: 360, textScale: 1)
        XCTAssertEqual([narrow.wordsX, narrow.tilesX, narrow.tileWidth, narrow.tileColumns], [16, 12, 164, 2])
        XCTAssertFalse(HeroLayout(width: 744, textScale: 2).isWide)
        XCTAssertEqual(HeroLayout(width: 360, textScale: 2).tileColumns, 1)
    }

    func testNothingIsCutAtAnyWidthAndSizeOfText() {
        onMain {
            for scale in [1.0, 2] {
                TextSize.with(percent: Int(scale * 100)) {
                    for width in [360, 744, 1344] {
                        let pane = HeroPane<HeroSamples.Weather>()
                        let window = Window(width: width, height: 900)
                        window.setChild(Container(.vertical, [pane.root]))
                        pane.show(
                            HeroSamples.Weather(weather: "Thunderstorm with heavy hail", temperature: -17),
                            summary: HeroSamples.summary, sky: HeroSamples.sky(.storm))
                        XCTAssertTrue(GtkTesting.paint(window))
                        XCTAssertEqual(WidgetTree.cut(in: pane.root), [], "\(width) at \(scale)")
                        window.destroy()
                    }
                }
            }
        }
    }

    func testALongNameHasItsTemperaturesBesideItInEveryFont() throws {
        try onMain {
            try TextFont.each { font in
                let pane = HeroPane<HeroSamples.Weather>()
                let window = Window(width: 744, height: 900)
                defer { window.destroy() }
                window.setChild(Container(.vertical, [pane.root]))
                pane.show(
                    HeroSamples.rain, summary: HeroSamples.summary, tiles: HeroSamples.frost,
                    sky: HeroSamples.sky(.clear))
                XCTAssertTrue(GtkTesting.paint(window))
                let lines = WidgetTree.bounds(styled: "tile-title", in: pane.root).map(\.y)
                XCTAssertEqual(lines.count, 8, font)
                XCTAssertEqual(Set(lines).count, 2, "\(font): one line for each row of tiles: \(lines)")
            }
        }
    }

    func testALongConditionMovesNothingBelow() {
        onMain {
            TextFont.with("Noto Sans 11") {
                for width in [744, 1344] {
                    let pane = HeroPane<HeroSamples.Weather>()
                    let window = Window(width: width, height: 900)
                    window.setChild(Container(.vertical, [pane.root]))
                    pane.show(
                        HeroSamples.Weather(weather: "Thunderstorm with heavy hail", temperature: -17),
                        summary: HeroSamples.summary, sky: HeroSamples.sky(.storm))
                    XCTAssertTrue(GtkTesting.paint(window))
                    XCTAssertEqual(
                        pane.root.request(.vertical, for: width).natural, 184 + pane.landHeight, "\(width)")
                    window.destroy()
                }
            }
        }
    }

    func testWhatArrivesMovesNothingBelow() {
        onMain {
            for width in [360, 744, 1344] {
                let pane = HeroPane<HeroSamples.Weather>()
                let window = Window(width: width, height: 900)
                window.setChild(Container(.vertical, [pane.root]))
                pane.show(nil, sky: HeroSamples.sky(.overcast), isLoading: true)
                XCTAssertTrue(GtkTesting.paint(window))
                let before = pane.root.request(.vertical, for: width)
                pane.show(HeroSamples.rain, summary: HeroSamples.summary, sky: HeroSamples.sky(.rain))
                XCTAssertTrue(GtkTesting.paint(window))
                XCTAssertEqual(pane.root.request(.vertical, for: width), before, "\(width)")
                XCTAssertEqual(before.natural, (width == 360 ? 320 : 184) + pane.landHeight)
                window.destroy()
            }
        }
    }
}
