import Foundation
import GtkTestSupport
import XCTest

@testable import Gtk
@testable import fairweather

/// The walk through the window finds what is wrong where something is.
final class SeenTextsTests: XCTestCase {
    override func setUpWithError() throws {
        try onMain {
            XCTAssertTrue(GtkTesting.start(), "no display")
            try XCTSkipUnless(SeenTexts.areRead, SeenTexts.notRead)
        }
    }

    func testPaleWordsAreMeasuredAgainstWhatLiesUnderThem() throws {
        try Self.style(".pale { background-color: #ffffff; color: #949494; }") {
            let pale = Label("Pale words").styled("pale")
            let contrast = Self.seen(pale).all.map(\.contrast).min() ?? 0
            // #949494 on white, by WCAG 2.1.
            XCTAssertEqual(contrast, 3.03, accuracy: 0.02)
        }
    }

    func testWordsOnWordsAndUnderAGroundAreFound() throws {
        try Self.style(".cover { background-color: #ffffff; }") {
            let texts = Self.seen(Overlay(Label("Words below"), above: Label("Words above")))
            XCTAssertEqual(texts.touching.count, 1)
            let cover = Container(.vertical).styled("cover").expanding(horizontally: true, vertically: true)
            let hidden = Self.seen(Overlay(Label("Words below"), above: cover))
            XCTAssertEqual(hidden.all.map { $0.hidden > 0.9 }, [true])
        }
    }

    func testWordsThatAreCutOrShortenedAreFound() throws {
        onMain {
            let words = Label("Words that are cut")
            let tight = LayoutContainer(
                [words],
                layout: CustomLayout { _, _ in
                    SizeRequest(least: 60)
                } allocate: { room in
                    room.place(words, x: 0, y: 0, width: 300, height: room.height)
                })
            XCTAssertEqual(Self.seen(tight, width: 60).all.map(\.isCut), [true])
            let short = Label("Words that are shortened a little").ellipsized()
            XCTAssertEqual(Self.seen(short, width: 60).lost, [], "a tooltip tells them")
            XCTAssertFalse(Self.seen(short.ignoringPointer(), width: 60).lost.isEmpty, "no pointer comes to a tooltip")
        }
    }

    func testANumberOnALineOfAChartIsFound() throws {
        onMain {
            let area = DrawingArea(width: 200, height: 60)
            @MainActor func draw(lineAt y: Double) {
                area.drawOnce { canvas in
                    canvas.drawText(
                        "888", x: 60, y: 30, anchor: .middle, points: 12, weight: .bold,
                        RGBA(red: 0, green: 0, blue: 0, alpha: 1))
                    canvas.beginOutline()
                    canvas.move(x: 0, y: y)
                    canvas.addLine(x: 200, y: y)
                    canvas.strokeOutline(.even(RGBA(red: 0.8, green: 0, blue: 0, alpha: 1)), width: 2, dash: [])
                }
            }
            draw(lineAt: 50)
            XCTAssertEqual(Self.seen(area).all.filter(\.isDrawn).map { $0.unevenness > 1.7 }, [false])
            draw(lineAt: 30)
            XCTAssertEqual(Self.seen(area).all.filter(\.isDrawn).map { $0.unevenness > 1.7 }, [true])
        }
    }

    /// What is seen in a window that holds the widget alone.
    @MainActor
    private static func seen(_ child: Widget, width: Int = 300) -> SeenTexts {
        let window = Window(width: width, height: 120)
        window.styled("frameless")
        window.hideTitleBar()
        window.setChild(child)
        XCTAssertTrue(GtkTesting.paint(window))
        defer { window.destroy() }
        return SeenTexts(of: window, in: window)
    }

    private static func style(_ rules: String, _ body: @MainActor () throws -> Void) throws {
        try onMain {
            let file = try Files.temporaryFolder().appending(path: "style.css")
            try Data(rules.utf8).write(to: file)
            StyleSheet.load(path: file.path)
            try body()
        }
    }
}
