import Charts
import DesktopAssembly
import Foundation
import GtkTestSupport
import WeatherStore
import XCTest

@testable import Gtk
@testable import WeatherUI

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
            var worst: [SkyKind: (ratio: Double, case: String)] = [:]
            for width in [360, 744, 1344] {
                let boxes = try Self.room(width)
                for style in ColourStyle.allCases {
                    for kind in SkyKind.allCases {
                        for altitude in Self.altitudes(of: style, kind) {
                            let isRound = altitude.truncatingRemainder(dividingBy: 5) == 0
                            for land in [HeroSamples.hills] + (isRound ? [HeroSamples.plain] : []) {
                                let sky = HeroSamples.sky(kind, altitude: altitude, over: land)
                                let found = try Self.contrast(sky, style, boxes, keeping: boxes.room)
                                let name = "\(width) \(style) \(kind) \(altitude)"
                                if found < worst[kind]?.ratio ?? .infinity { worst[kind] = (found, name) }
                                XCTAssertGreaterThanOrEqual(found, style.isHighContrast ? 7 : 4.5, name)
                            }
                        }
                    }
                }
            }
            for (ratio, name) in worst.values { print("the least contrast under words is \(ratio): \(name)") }
            let heedless = try Self.contrast(HeroSamples.sky(.clear), .light, Self.room(744), keeping: SkyRoom())
            XCTAssertLessThan(heedless, 4.5, "a sun that knows of no words is seen by this test")
        }
    }

    /// Each degree at which sun or glow change a sky; fewer of the others, of whose colours `SkyColoursTests` looks at
    /// each degree.
    private static func altitudes(of style: ColourStyle, _ kind: SkyKind) -> [Double] {
        if style.isHighContrast { return [-20, 2, 40] }
        if kind != .clear && kind != .cloudy { return Array(stride(from: -18.0, through: 60, by: 6)) }
        return Array(stride(from: -20.0, through: 12, by: 1)) + [20, 30, 40, 50, 60]
    }

    func testALongTitleLeavesTheMoonItsPlace() throws {
        try onMain {
            let moon = HeroSamples.sky(.clear, altitude: -20, moon: 68)
            for height in [24.0, 44] {
                let boxes = try Self.room(744, title: TitleWords(width: 480, height: height))
                let scene = SkyScene(moon, width: 744, height: boxes.height, room: boxes.room, style: .light)
                let discs = scene.drawing.marks.compactMap(Self.moonTop)
                XCTAssertEqual(discs.count, 1, "a title \(height) high")
                for word in boxes.room.words {
                    for disc in discs where (word.x...word.right).contains(disc.x) && word.y < disc.y {
                        XCTAssertGreaterThanOrEqual(disc.y, word.bottom + 14)
                    }
                }
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
            let boxes = try Self.room(744)
            for (kind, width) in SkyKind.allCases.flatMap({ kind in [744, 3584].map { (kind, $0) } }) {
                let sky = HeroSamples.sky(kind, altitude: kind == .snow ? -3 : 2)
                let scene = SkyScene(
                    sky, width: Double(width), height: boxes.height, room: boxes.room, style: .light)
                var (made, spent): ([Double], [Double]) = ([], [])
                let failure = PictureFile.writePNG(
                    width: width, height: Int(boxes.height), scale: 1, like: Label(), to: "/dev/null"
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

    /// Nothing but the skies, to be laid beside their drawings: each at five heights of the sun in both styles, and
    /// some as the window's hero.
    func testSkiesAreDrawnWhereAFolderIsNamed() throws {
        guard let folder = ProcessInfo.processInfo.environment["FAIRWEATHER_SKIES"] else {
            throw XCTSkip("FAIRWEATHER_SKIES is not set")
        }
        let words = [Rectangle(x: 15, y: 12, width: 76, height: 46), Rectangle(x: 18, y: 66, width: 90, height: 20)]
        onMain {
            for style in [ColourStyle.light, .dark] {
                for kind in SkyKind.allCases {
                    for altitude in [30.0, 4, -1, -6, -20] {
                        let sky = HeroSamples.sky(
                            kind, altitude: altitude, azimuth: 198, rate: altitude == 4 ? 1 : altitude == -6 ? 9 : 4)
                        let scene = SkyScene(
                            sky, width: 372, height: 150, room: SkyRoom(words: words), style: style)
                        Self.write(scene, to: "\(folder)/\(style)-\(kind.rawValue)-\(Int(altitude)).png")
                    }
                }
            }
            for (name, width, style, sky) in [
                ("sunset", 744, ColourStyle.light, HeroSamples.sky(.cloudy, altitude: 2, over: HeroSamples.plain)),
                ("storm", 744, .light, HeroSamples.sky(.storm, altitude: 12, over: HeroSamples.plain)),
                ("noon", 744, .light, HeroSamples.sky(.clear, altitude: 21)),
                ("hills", 744, .light, HeroSamples.sky(.cloudy, altitude: 2)),
                ("snow", 744, .light, HeroSamples.sky(.snow, altitude: -5)),
                ("dark", 744, .dark, HeroSamples.sky(.cloudy, altitude: 3)),
                ("narrow", 360, .light, HeroSamples.sky(.cloudy, altitude: 20)),
                ("wide", 1344, .light, HeroSamples.sky(.cloudy, altitude: 4)),
            ] {
                guard let boxes = try? Self.room(width) else { continue }
                let scene = SkyScene(
                    sky, width: Double(width), height: boxes.height, room: boxes.room, style: style)
                Self.write(scene, to: "\(folder)/hero-\(name).png")
            }
        }
    }

    @MainActor
    private static func write(_ scene: SkyScene, to path: String) {
        XCTAssertNil(
            PictureFile.writePNG(
                width: Int(scene.width), height: Int(scene.height), scale: 1, like: Label(), to: path
            ) { DrawingPainter(on: $0).paint(scene.drawing) })
    }

    private struct Boxes {
        let width: Int
        let height: Double
        let room: SkyRoom
    }

    /// What lies on the sky of the real pane at a width.
    @MainActor
    private static func room(_ width: Int, title: TitleWords = TitleWords()) throws -> Boxes {
        let pane = HeroPane<HeroSamples.Weather>()
        pane.titleWords = title
        let window = Window(width: width, height: 500)
        window.setChild(Container(.vertical, [pane.root]))
        pane.show(
            HeroSamples.rain, summary: HeroSamples.summary, tiles: HeroSamples.tiles, sky: HeroSamples.sky(.clear),
            isLoading: true)
        XCTAssertTrue(GtkTesting.paint(window))
        let room = pane.room
        let height = Double(pane.root.request(.vertical, for: width).natural)
        window.destroy()
        XCTAssertEqual(room.tiles.count, 4)
        XCTAssertGreaterThan(room.words.count, 5)
        return Boxes(width: width, height: height, room: room)
    }

    /// The least contrast of a word's colour with any pixel of its box.
    @MainActor
    private static func contrast(_ sky: Sky, _ style: ColourStyle, _ boxes: Boxes, keeping room: SkyRoom) throws
        -> Double
    {
        let scene = SkyScene(sky, width: Double(boxes.width), height: boxes.height, room: room, style: style)
        let path = NSTemporaryDirectory() + "fairweather-sky-\(ProcessInfo.processInfo.processIdentifier).png"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let failure = PictureFile.writePNG(
            width: boxes.width, height: Int(boxes.height), scale: 1, like: Label(), to: path
        ) { DrawingPainter(on: $0).paint(scene.drawing) }
        XCTAssertNil(failure)
        let picture = try XCTUnwrap(Picture(file: path))
        let ground = SkyGround(sky, style)
        let word = scene.wordColour.luminance
        let areas = boxes.room.words.map { ($0, false) } + boxes.room.tiles.map { ($0, true) }
        return areas.compactMap { box, isTile -> Double? in
            let veil: (Double, Double, Double, Double) =
                switch (ground, isTile) {
                case (.day, true): (8 / 255, 18 / 255, 32 / 255, 0.2)
                case (.dusk, true): (8 / 255, 18 / 255, 32 / 255, 0.46)
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

    /// The top of the moon's lit part, which alone is of its colour.
    private static func moonTop(_ mark: Mark) -> Point? {
        guard case .fill(let path, .even(Colour(0xE9E6D8), _)) = mark, case .move(let top)? = path.steps.first else {
            return nil
        }
        return top
    }

    private static func ratio(_ first: Double, _ second: Double) -> Double {
        (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }
}
