import Charts
import Foundation
import GtkTestSupport
import WeatherStore
import XCTest

@testable import Gtk
@testable import WeatherUI
@testable import fairweather

/// The sky behind words, in pixels.
final class HeroSkyTests: XCTestCase {
    override func setUp() {
        onMain {
            XCTAssertTrue(GtkTesting.start(), "no display")
            ShippedFiles().dressProgram()
        }
    }

    func testEveryPixelUnderWordsKeepsItsContrast() throws {
        try onMain {
            var worst = Double.infinity
            for width in [360, 744, 1344] {
                let boxes = try Self.words(width)
                for style in ColourStyle.allCases {
                    for kind in SkyKind.allCases {
                        for isDay in [true, false] {
                            for altitude in [6.0, 50] {
                                let sky = HeroSamples.sky(kind, isDay: isDay, altitude: altitude)
                                let found = try Self.contrast(sky, style, boxes, keeping: boxes.words)
                                worst = min(worst, found)
                                XCTAssertGreaterThanOrEqual(
                                    found, style.isHighContrast ? 7 : 4.5, "\(width) \(style) \(kind) \(isDay)")
                            }
                        }
                    }
                }
            }
            print("the least contrast under words is \(worst)")
            let heedless = try Self.contrast(HeroSamples.sky(.cloudy), .light, Self.words(744), keeping: [])
            XCTAssertLessThan(heedless, 4.5, "clouds that know of no words are seen by this test")
        }
    }

    func testALongTitleOfOneLineLeavesTheMoonItsPlace() throws {
        try onMain {
            let moon = HeroSamples.sky(.clear, isDay: false, altitude: 68)
            for (height, isSeen) in [(24.0, true), (44, false)] {
                let boxes = try Self.words(744, title: TitleWords(width: 480, height: height))
                let scene = SkyScene(
                    moon, width: 744, height: boxes.height, words: boxes.words, style: .light)
                XCTAssertEqual(Self.hasMoon(scene.drawing), isSeen, "a title \(height) high")
            }
        }
    }

    func testTheSkyIsPaintedOnceForWhatItShows() throws {
        onMain {
            let pane = HeroPane<HeroSamples.Weather>()
            let window = Window(width: 744, height: 260)
            let page = Container(.vertical, [pane.root, Label("below").sized(height: 900)])
            let scroller = ScrolledWindow(.vertical, page)
            window.setChild(scroller)
            pane.show(HeroSamples.rain, summary: HeroSamples.summary, sky: HeroSamples.sky(.rain))
            XCTAssertTrue(GtkTesting.paint(window))
            let before = pane.paintings
            XCTAssertGreaterThan(before, 0)
            pane.show(HeroSamples.rain, summary: HeroSamples.summary, sky: HeroSamples.sky(.rain))
            XCTAssertTrue(GtkTesting.paint(window))
            scroller.scrollToStart()
            scroller.grabFocus()
            XCTAssertTrue(GtkTesting.paint(window))
            XCTAssertEqual(pane.paintings, before)
            pane.show(HeroSamples.rain, summary: HeroSamples.summary, sky: HeroSamples.sky(.storm))
            XCTAssertTrue(GtkTesting.paint(window))
            XCTAssertEqual(pane.paintings, before + 1, "another sky is painted")
            window.destroy()
        }
    }

    func testASkyIsPaintedQuickly() throws {
        try onMain {
            let boxes = try Self.words(744)
            for (kind, width) in SkyKind.allCases.flatMap({ kind in [744, 3584].map { (kind, $0) } }) {
                let scene = SkyScene(
                    HeroSamples.sky(kind, isDay: kind != .clear), width: Double(width), height: boxes.height,
                    words: boxes.words,
                    style: .light)
                var (made, spent): ([Double], [Double]) = ([], [])
                let failure = PictureFile.writePNG(
                    width: width, height: Int(boxes.height) + 48, scale: 1, like: Label(), to: "/dev/null"
                ) { canvas in
                    for _ in 0..<9 {
                        let start = DispatchTime.now().uptimeNanoseconds
                        let drawing = scene.drawing
                        let middle = DispatchTime.now().uptimeNanoseconds
                        DrawingPainter(on: canvas).paint(drawing)
                        made.append(Double(middle - start) / 1e6)
                        spent.append(Double(DispatchTime.now().uptimeNanoseconds - middle) / 1e6)
                    }
                }
                XCTAssertNil(failure)
                print("painting \(kind) \(width) wide: \(spent.min() ?? 0) ms, made in \(made.min() ?? 0)")
            }
        }
    }

    /// Nothing but the skies, to be laid beside their drawings: each by day in both styles and by night.
    func testSkiesAreDrawnWhereAFolderIsNamed() throws {
        guard let folder = ProcessInfo.processInfo.environment["FAIRWEATHER_SKIES"] else {
            throw XCTSkip("FAIRWEATHER_SKIES is not set")
        }
        let words = [Rectangle(x: 16, y: 16, width: 90, height: 48), Rectangle(x: 16, y: 70, width: 100, height: 20)]
        onMain {
            for (column, look) in [(ColourStyle.light, true), (.dark, true), (.dark, false)].enumerated() {
                for kind in SkyKind.allCases {
                    let sky = HeroSamples.sky(kind, isDay: look.1, altitude: 50, azimuth: 216)
                    let scene = SkyScene(sky, width: 304, height: 104, words: words, style: look.0)
                    XCTAssertNil(
                        PictureFile.writePNG(
                            width: 304, height: Int(scene.drawing.height), scale: 1, like: Label(),
                            to: "\(folder)/\(kind.rawValue)-\(column).png"
                        ) { canvas in
                            DrawingPainter(on: canvas).paint(scene.drawing)
                        })
                }
            }
        }
    }

    private struct Boxes {
        let width: Int
        let height: Double
        let words: [Rectangle]
        let tiles: Set<Rectangle>
    }

    /// The boxes of the real pane at a width.
    @MainActor
    private static func words(_ width: Int, title: TitleWords = TitleWords()) throws -> Boxes {
        let pane = HeroPane<HeroSamples.Weather>()
        pane.titleWords = title
        let window = Window(width: width, height: 500)
        window.setChild(Container(.vertical, [pane.root]))
        pane.show(HeroSamples.rain, summary: HeroSamples.summary, sky: HeroSamples.sky(.clear), isLoading: true)
        pane.show(nil, sky: HeroSamples.sky(.clear), isLoading: true)
        XCTAssertTrue(GtkTesting.paint(window))
        let tiles = Set(pane.words.suffix(4))
        pane.show(HeroSamples.rain, summary: HeroSamples.summary, sky: HeroSamples.sky(.clear))
        XCTAssertTrue(GtkTesting.paint(window))
        let height = Double(pane.root.request(.vertical, for: width).natural) - Double(pane.fadeHeight)
        let words = pane.words + tiles
        window.destroy()
        XCTAssertGreaterThan(words.count, 8)
        return Boxes(width: width, height: height, words: words, tiles: tiles)
    }

    /// The least contrast of a word's colour with any pixel of its box.
    @MainActor
    private static func contrast(_ sky: Sky, _ style: ColourStyle, _ boxes: Boxes, keeping words: [Rectangle]) throws
        -> Double
    {
        let scene = SkyScene(sky, width: Double(boxes.width), height: boxes.height, words: words, style: style)
        let path = NSTemporaryDirectory() + "fairweather-sky-\(ProcessInfo.processInfo.processIdentifier).png"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let failure = PictureFile.writePNG(
            width: boxes.width, height: Int(boxes.height) + 48, scale: 1, like: Label(), to: path
        ) { DrawingPainter(on: $0).paint(scene.drawing) }
        XCTAssertNil(failure)
        let picture = try XCTUnwrap(Picture(file: path))
        let ground = SkyGround(sky, style)
        let word = scene.wordColour.luminance
        return boxes.words.compactMap { box -> Double? in
            let veil: (Double, Double, Double, Double) =
                switch (ground, boxes.tiles.contains(box)) {
                case (.day, true): (8 / 255, 18 / 255, 32 / 255, 0.2)
                case (.night, true): (1, 1, 1, 0.09)
                case (.light, true): (1, 1, 1, 0.5)
                default: (0, 0, 0, 0)
                }
            let found = picture.luminances(
                x: Int(box.x)..<Int(box.right.rounded(.up)), y: max(0, Int(box.y))..<Int(box.bottom.rounded(.up)),
                under: (veil.0, veil.1, veil.2, veil.3))
            return found.map { range in
                min(Self.ratio(word, range.lowerBound), Self.ratio(word, range.upperBound))
            }
        }.min() ?? 0
    }

    /// Whether the lit part of the moon is drawn, which has a colour of its own.
    private static func hasMoon(_ drawing: Drawing) -> Bool {
        drawing.marks.contains { "\($0)".contains("\(Colour(0xFBF6E2))") }
    }

    private static func ratio(_ first: Double, _ second: Double) -> Double {
        (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }
}
