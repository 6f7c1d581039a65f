import Charts
import GtkTestSupport
import Presentation
import WeatherModel
import XCTest

@testable import Gtk
@testable import WeatherUI
@testable import fairweather

/// The picture of the weather to share, in the font that it is drawn in.
final class PostcardTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    /// Draws the postcard of the visible place.
    @MainActor private static func drawn(_ run: RunningWindow) throws -> Drawing {
        let postcard = try XCTUnwrap(run.model.page?.postcard)
        return postcard.drawing(
            textScale: Appearance.textScale, FontMeasure(ruler: TextRuler(run.window)))
    }

    func testTheMenuShowsThePictureAndItsFileHasTheDrawnSize() throws {
        try onMain {
            let run = try RunningWindow(
                server: nil, folder: Files.temporaryFolder(),
                clock: SettableClock("2026-11-24T13:05:00Z"))
            run.add("London")
            run.settle()
            XCTAssertTrue(WidgetTree.openMenu(WindowWords.menu, line: WindowWords.shareAsPicture, in: run.window))
            XCTAssertTrue(
                GtkTesting.pump(until: { WidgetTree.topLevels().contains { $0.title == WindowWords.pictureToShare } }))
            let dialog = try XCTUnwrap(WidgetTree.topLevels().first { $0.title == WindowWords.pictureToShare })
            XCTAssertTrue(WidgetTree.press(WindowWords.copyPicture, in: dialog))
            run.settle()
            XCTAssertFalse(WidgetTree.topLevels().contains { $0.title == WindowWords.pictureToShare && $0.isVisible })
            let drawing = try Self.drawn(run)
            let png = try XCTUnwrap(
                PictureFile.png(width: Int(drawing.width), height: Int(drawing.height), scale: 1, like: run.window) {
                    DrawingPainter(on: $0, onDarkGround: true).paint(drawing)
                })
            let file = try Files.temporaryFolder().appending(path: "postcard.png")
            try Data(png).write(to: file)
            let picture = try XCTUnwrap(Picture(file: file.path))
            XCTAssertEqual([picture.width, picture.height], [1200, 630])
            XCTAssertGreaterThan(picture.shrunk(by: 4).colours, 500)
        }
    }

    func testNoTextLeavesThePictureOrMeetsAnotherAndNoneIsACoordinate() throws {
        try onMain {
            let run = try RunningWindow(
                server: nil, folder: Files.temporaryFolder(),
                clock: SettableClock("2026-11-24T13:05:00Z"))
            for place in ["London", "Vancouver", "Sydney", "Cape Town"] {
                run.add(place)
                run.settle()
                let measure = FontMeasure(ruler: TextRuler(run.window))
                let labels = try Self.drawn(run).labels
                let boxes = labels.map { $0.box(measure) }
                let whole = Rectangle(x: 0, y: 0, width: Postcard.width, height: Postcard.height)
                for (index, box) in boxes.enumerated() {
                    XCTAssertTrue(whole.contains(box), "\(place): \(labels[index].text)")
                    for other in boxes.indices.dropFirst(index + 1) where boxes[other].grown(by: -1).overlaps(box) {
                        XCTFail("\(place): “\(labels[index].text)” meets “\(labels[other].text)”")
                    }
                }
                XCTAssertFalse(labels.contains { $0.text.contains("51.5") || $0.text.contains("−33.") })
            }
        }
    }
}
