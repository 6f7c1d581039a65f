import GtkTestSupport
import XCTest

@testable import Gtk
@testable import WeatherUI

/// The list of days in a window of its own.
@MainActor
final class DaysStage {
    static let sentence = "Rain from 06:00 to 17:00, 3 mm in all."

    var days = ["Today", "Sunday", "Wednesday"].map { StubDay(dayText: $0) }
    private(set) var open: String?
    let window: Window
    private var pane: DaysPane<StubDay>?
    private let usual = (
        font: Property.string("gtk-font-name", of: Appearance.settings),
        resolution: Property.int("gtk-xft-dpi", of: Appearance.settings)
    )

    /// The program's style sheet, loaded once for the process.
    private static let dressed: Bool = {
        let resources = #filePath.replacing("Tests/WeatherUITests/Stubs/DaysStage.swift", with: "Resources/")
        StyleSheet.useColours(path: resources + "colours/light.css")
        StyleSheet.load(path: resources + "style.css")
        return true
    }()

    init(width: Int = 696, font: String? = nil, scale: Double? = nil, isMirrored: Bool = false) {
        if let font { Property.set("gtk-font-name", font + " 11", on: Appearance.settings) }
        if let scale { Property.set("gtk-xft-dpi", Int(scale * 96 * 1024), on: Appearance.settings) }
        TextDirection.isRightToLeft = isMirrored
        XCTAssertTrue(Self.dressed)
        window = Window(width: width, height: 900).styled("fairweather")
        let pane = DaysPane<StubDay> { [weak self] day in self?.toggle(day) }
        self.pane = pane
        days[2].weather = "Fog, then sunny and bitter cold"
        window.setChild(ScrolledWindow(.vertical, Container(.vertical, [pane.root])))
        show()
        XCTAssertTrue(GtkTesting.paint(window))
    }

    func show() {
        pane?.show(
            days.map { day in
                var shown = day
                shown.openText = day.id == open ? Self.sentence : nil
                return shown
            }, hours: nil)
    }

    /// Closes the window and gives the program its own font again.
    func strike() {
        window.destroy()
        TextDirection.isRightToLeft = false
        if let font = usual.font { Property.set("gtk-font-name", font, on: Appearance.settings) }
        Property.set("gtk-xft-dpi", usual.resolution, on: Appearance.settings)
    }

    /// GTK's row; nil if there is none.
    func row(_ index: Int) -> Widget? {
        WidgetTree.all("GtkListBoxRow", in: window)[safe: index]
    }

    /// The distances of all widgets of a style class from the window's left edge.
    func lefts(of style: String) -> [Int] {
        WidgetTree.frames(styled: style, in: window).map(\.x)
    }

    private func toggle(_ day: String) {
        open = open == day ? nil : day
        show()
    }

    /// The families of the look that are installed.
    static func fonts() throws -> [String] {
        let installed = WidgetTree.fontFamilies
        let wanted = ["Cantarell", "Noto Sans", "DejaVu Sans"].filter(installed.contains)
        try XCTSkipIf(wanted.isEmpty, "none of the families is installed")
        return wanted
    }
}

extension Array {
    fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
