import CGtk
import CGtkTestShims
import Charts
import DrawingChecks
import GtkTestSupport
import XCTest

@testable import Gtk
@testable import WeatherUI

/// No label is cut or touches another one in the fonts that desktops have.
final class MeteogramFontTests: XCTestCase {
    private static let fonts = [
        ("DejaVu Sans", ["truetype/dejavu/DejaVuSans.ttf", "truetype/dejavu/DejaVuSans-Bold.ttf"]),
        ("Noto Sans", ["truetype/noto/NotoSans-Regular.ttf", "truetype/noto/NotoSans-Bold.ttf"]),
        ("Cantarell", ["opentype/cantarell/Cantarell-Regular.otf", "opentype/cantarell/Cantarell-Bold.otf"]),
    ]

    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testLabelsFitInThreeFontsAtEverySizeOfText() throws {
        try onMain {
            let before = Property.string("gtk-font-name", of: Appearance.settings) ?? ""
            defer {
                Property.set("gtk-font-name", before, on: Appearance.settings)
                Self.setTextScale(1)
            }
            let installed = Self.fonts.filter { $0.1.allSatisfy { test_add_font("/usr/share/fonts/\($0)") != 0 } }
            var widths: [Double] = []
            for (family, _) in installed {
                Property.set("gtk-font-name", "\(family) 11", on: Appearance.settings)
                for scale in [1, 1.5, 2] {
                    Self.setTextScale(scale)
                    widths.append(try Self.check(family, at: scale))
                }
            }
            XCTAssertFalse(installed.isEmpty)
            XCTAssertEqual(Set(widths).count, widths.count, "each font at each size is another one: \(widths)")
        }
    }

    func testTheHoursArePaintedQuickly() {
        onMain {
            let area = DrawingArea(width: 100, height: 100)
            let window = Window(width: 200, height: 200)
            window.setChild(area)
            XCTAssertTrue(GtkTesting.paint(window))
            defer { window.destroy() }
            let (meteogram, measure) = (Meteogram.generated(seed: 1), FontMeasure(ruler: TextRuler(area)))
            // What they have in a window of 1000 pixels, and in one of 3840.
            for width in [696.0, 984] {
                let layout = MeteogramLayout(width: width, textScale: 1)
                let hours = MeteogramWindow(meteogram, room: layout.hoursInView)
                var (made, painted): ([Duration], [Duration]) = ([], [])
                let failure = PictureFile.writePNG(
                    width: Int(width), height: Int(layout.height), scale: 1, like: area, to: "/dev/null"
                ) { canvas in
                    for _ in 0..<9 {
                        let start = ContinuousClock.now
                        let drawing = MeteogramDrawing(
                            meteogram, layout, view: hours.view, palette: Look.palette, measure: measure
                        ).drawing
                        let middle = ContinuousClock.now
                        DrawingPainter(on: canvas).paint(drawing)
                        made.append(middle - start)
                        painted.append(.now - middle)
                    }
                }
                XCTAssertNil(failure)
                print("painting hours \(Int(width)) wide: \(painted.min() ?? .zero), made in \(made.min() ?? .zero)")
            }
        }
    }

    @MainActor
    private static func setTextScale(_ scale: Double) {
        var value = GValue()
        g_value_init(&value, 6 << 2)
        g_value_set_int(&value, Int32(96 * 1024 * scale))
        g_object_set_property(Appearance.settings.pointer(), "gtk-xft-dpi", &value)
    }

    /// Returns the width of a text, which tells the font.
    @MainActor
    private static func check(_ family: String, at scale: Double) throws -> Double {
        let area = DrawingArea(width: 100, height: 100)
        let window = Window(width: 200, height: 200)
        window.setChild(area)
        XCTAssertTrue(GtkTesting.paint(window))
        defer { window.destroy() }
        XCTAssertEqual(Appearance.textScale, scale)
        let measure = FontMeasure(ruler: TextRuler(area))
        for (index, width) in [336.0, 512, 696, 832, 1100].enumerated() {
            for seed in 0..<20 as Range<UInt64> {
                let meteogram = Meteogram.generated(seed: seed * 5 + UInt64(index))
                let layout = MeteogramLayout(width: width, textScale: scale)
                let window = MeteogramWindow(meteogram, room: layout.hoursInView)
                let drawing = MeteogramDrawing(
                    meteogram, layout, view: window.view, palette: Look.palette, measure: measure
                ).drawing
                let faults = LabelFaults.of(drawing, measure)
                XCTAssertTrue(faults.isEmpty, "\(family) at \(scale), \(width), \(seed): \(faults)")
            }
        }
        return measure.size(of: "Wednesday 30 Jan", .boldChart).width
    }
}
