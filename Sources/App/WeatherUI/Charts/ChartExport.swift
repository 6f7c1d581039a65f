internal import Charts
internal import Foundation
internal import Gtk
internal import Presentation

/// The export of the chart: its values to the clipboard, its picture to a file.
@MainActor
enum ChartExport {
    /// Returns the menu items for the export.
    ///
    /// - Parameters:
    ///   - onChoose: Called when one was chosen.
    ///   - onDone: Called with what has been done, in words.
    static func lines(
        chart: @escaping @MainActor () -> (any ExportedChart)?, window: @escaping @MainActor () -> Window?,
        onChoose: @escaping @MainActor () -> Void, onDone: @escaping @MainActor (String) -> Void
    ) -> [Button] {
        let copy = Button(menuItem: WindowWords.copyAsCSV)
        copy.onClick {
            onChoose()
            guard let chart = chart() else { return }
            Clipboard.copy(chart.csv)
            onDone(WindowWords.copied)
        }
        let svg = Button(menuItem: WindowWords.saveAsSVG)
        svg.onClick {
            onChoose()
            save(chart(), "svg", title: WindowWords.saveAsSVG, over: window(), onDone) { chart, window in
                Self.svg(of: chart, like: window)
            }
        }
        let png = Button(menuItem: WindowWords.saveAsPNG)
        png.onClick {
            onChoose()
            save(chart(), "png", title: WindowWords.saveAsPNG, over: window(), onDone) { chart, window in
                Self.png(chart, like: window)
            }
        }
        return [copy, svg, png]
    }

    /// Draws the picture with two pixels for each pixel of the drawing; nil where there is no memory for it.
    static func png(_ chart: some ExportedChart, like widget: Widget) -> Data? {
        let drawing = chart.picture(
            Look.style, textScale: Appearance.textScale, FontMeasure(ruler: TextRuler(widget)))
        return PictureFile.png(
            width: Int(drawing.width), height: Int(drawing.height), scale: 2, like: widget
        ) { DrawingPainter(on: $0).paint(drawing) }.map { Data($0) }
    }

    private static func svg(of chart: some ExportedChart, like widget: Widget) -> Data {
        Data(
            chart.svg(Look.style, textScale: Appearance.textScale, FontMeasure(ruler: TextRuler(widget))).utf8)
    }

    /// Asks for a file and writes it; shows a message if that fails.
    private static func save(
        _ chart: (any ExportedChart)?, _ ending: String, title: String, over window: Window?,
        _ onDone: @escaping @MainActor (String) -> Void,
        _ content: @escaping @MainActor (any ExportedChart, Window) -> Data?
    ) {
        guard let chart, let window else { return }
        FileSaving.ask(for: chart.fileName(ending), title: title, over: window, { content(chart, $0) }, onDone: onDone)
    }
}
