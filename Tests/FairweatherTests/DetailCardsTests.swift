import CGtk
import DesktopAssembly
import GtkTestSupport
import Presentation
import WeatherStore
import WeatherText
import XCTest

@testable import Gtk
@testable import WeatherUI
@testable import fairweather_gallery

/// The cards of details in the real style sheet, at the widths of a page and at both ends of the sizes of text.
final class DetailCardsTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testNothingIsCutOrTouchesAtAnyWidthAndSizeOfText() throws {
        try onMain {
            for scale in [100, 200] {
                for width in [336, 440, 696, 832] {
                    try Self.withCards(width: width, percent: scale) { pane, window in
                        XCTAssertEqual(
                            WidgetTree.cutOrTouchingLabels(in: pane.root), [], "\(width) px at \(scale) %")
                        XCTAssertEqual(WidgetTree.wider(than: width, in: pane.root), [], "\(width) px at \(scale) %")
                    }
                }
            }
        }
    }

    func testCutAndTouchingLabelsAreSeen() {
        onMain {
            let (one, two) = (Label("a long line of words that needs its room"), Label("another one"))
            let box = LayoutContainer(
                [one, two],
                layout: CustomLayout(measure: { _, _ in SizeRequest(least: 50) }) { room in
                    room.place(one, x: 0, y: 0, width: 50, height: 20)
                    room.place(two, x: 10, y: 5, width: 50, height: 20)
                })
            let window = Window(width: 60, height: 60)
            window.setChild(box)
            XCTAssertTrue(GtkTesting.paint(window))
            let found = WidgetTree.cutOrTouchingLabels(in: box)
            XCTAssertTrue(found.contains { $0.hasPrefix("touching") }, "\(found)")
            XCTAssertTrue(found.contains { $0.hasPrefix("outside") }, "\(found)")
            window.destroy()
        }
    }

    func testCardsAreAsHighAsDrawnAtTheUsualSizeOfText() throws {
        try onMain {
            try Self.withCards(width: 832, percent: 100) { pane, _ in
                let sizes = WidgetTree.sizes(styled: "detail", in: pane.root)
                XCTAssertEqual(sizes.map(\.height), [136, 136, 136, 136, 136, 136, 156, 156])
                XCTAssertEqual(Set(sizes.map(\.width)), [410])
            }
            try Self.withCards(width: 440, percent: 100, kinds: DetailsPane.besideDays) { pane, _ in
                XCTAssertEqual(WidgetTree.sizes(styled: "detail", in: pane.root).map(\.height), [156, 136])
            }
        }
    }

    func testColumnsFollowTheWidthAndTheSizeOfTextUnlessToldOtherwise() throws {
        try onMain {
            for (width, percent, columns) in [
                (336, 100, 1), (440, 100, 1), (696, 100, 2), (832, 100, 2), (832, 200, 1),
            ] {
                try Self.withCards(width: width, percent: percent) { pane, _ in
                    let frames = WidgetTree.frames(styled: "detail", in: pane.root)
                    XCTAssertEqual(Set(frames.map(\.x)).count, columns, "\(width) px at \(percent) %")
                }
            }
            try Self.withCards(width: 832, percent: 100) { pane, window in
                pane.columns = 1
                XCTAssertTrue(GtkTesting.paint(window))
                XCTAssertEqual(Set(WidgetTree.frames(styled: "detail", in: pane.root).map(\.x)).count, 1)
            }
        }
    }

    func testTabGoesFromCardToCardAndEachIsOneSentence() throws {
        try onMain {
            try Self.withCards(width: 832, percent: 100) { pane, window in
                let walk = FocusWalk(through: window)
                XCTAssertEqual(walk.stops.count, 8, "\(walk.stops)")
                XCTAssertTrue(walk.isRound)
                XCTAssertEqual(walk.missed(in: window), [])
                let lines = SpokenTree(of: pane.root).text.split(separator: "\n")
                XCTAssertEqual(lines.count, 8, "\(lines)")
                for (line, card) in zip(lines, try Self.cards()) {
                    XCTAssertTrue(line.contains(card.spokenText), "\(line)")
                }
            }
        }
    }

    func testACardThatStaysKeepsItsViewAndTheFocus() throws {
        try onMain {
            try Self.withCards(width: 832, percent: 100) { pane, window in
                _ = FocusWalk(through: window)
                XCTAssertTrue(pane.root.containsFocus)
                let before = gtk_root_get_focus(window.opaque)
                let cards = try Self.cards()
                // The walk ended on the first card; those after it go and come again.
                pane.show(Array(cards.prefix(2)))
                XCTAssertTrue(GtkTesting.paint(window))
                XCTAssertEqual(WidgetTree.sizes(styled: "detail", in: pane.root).count, 2)
                pane.show(cards)
                XCTAssertTrue(GtkTesting.paint(window))
                XCTAssertEqual(gtk_root_get_focus(window.opaque), before)
                XCTAssertEqual(SpokenTree(of: pane.root).text.split(separator: "\n").count, 8)
            }
        }
    }

    func testRightToLeftMirrorsTheCardsAndNothingIsCut() throws {
        try onMain {
            TextDirection.isRightToLeft = true
            defer { TextDirection.isRightToLeft = false }
            for width in [336, 832] {
                try Self.withCards(width: width, percent: 100) { pane, _ in
                    XCTAssertEqual(WidgetTree.cutOrTouchingLabels(in: pane.root), [], "\(width)")
                }
            }
        }
    }

    @MainActor
    private static func withCards(
        width: Int, percent: Int, kinds: Set<DetailKind> = Set(DetailKind.allCases),
        _ body: (DetailsPane, Window) throws -> Void
    ) throws {
        let cards = try cards()
        ShippedFiles().dressProgram()
        try TextSize.with(percent: percent) {
            let pane = DetailsPane(kinds)
            pane.show(cards)
            let window = Window(width: width, height: 900)
            window.setChild(Container(.vertical, [pane.root]))
            defer { window.destroy() }
            XCTAssertTrue(GtkTesting.paint(window))
            try body(pane, window)
        }
    }

    /// Those of the rainy scene, of which none is missing.
    @MainActor
    private static func cards() throws -> [DetailCard] {
        if let kept { return kept }
        let picture = GalleryPicture(scene: .rain, look: .light, width: 1000, language: .english)
        let stage = try Stage(picture, height: 900)
        let cards = try XCTUnwrap(stage.gallery.model.page).details
        kept = cards
        return cards
    }

    @MainActor private static var kept: [DetailCard]?
}
