internal import Charts
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
        chart: @escaping @MainActor () -> HoursChart?, window: @escaping @MainActor () -> Window?,
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
            save(chart(), "svg", title: WindowWords.saveAsSVG, over: window(), onDone) { chart, path, window in
                let measure = FontMeasure(ruler: TextRuler(window))
                return TextFile.write(picture(of: chart).svg(Look.style, measure), to: path)
            }
        }
        let png = Button(menuItem: WindowWords.saveAsPNG)
        png.onClick {
            onChoose()
            save(chart(), "png", title: WindowWords.saveAsPNG, over: window(), onDone) { chart, path, window in
                writePNG(chart, like: window, to: path)
            }
        }
        return [copy, svg, png]
    }

    /// Writes the picture with two pixels for each pixel of the drawing.
    ///
    /// - Returns: The reason why the file could not be written; nil if it was.
    static func writePNG(_ chart: HoursChart, like widget: Widget, to path: String) -> String? {
        let drawing = picture(of: chart).drawing(Look.style, FontMeasure(ruler: TextRuler(widget)))
        return PictureFile.writePNG(
            width: Int(drawing.width), height: Int(drawing.height), scale: 2, like: widget, to: path
        ) { DrawingPainter(on: $0).paint(drawing) }
    }

    private static func picture(of chart: HoursChart) -> MeteogramPicture {
        MeteogramPicture(chart, textScale: Appearance.textScale)
    }

    /// Asks for a file and writes it; shows a message if that fails.
    private static func save(
        _ chart: HoursChart?, _ ending: String, title: String, over window: Window?,
        _ onDone: @escaping @MainActor (String) -> Void,
        _ write: @escaping @MainActor (HoursChart, String, Window) -> String?
    ) {
        guard let chart, let window else { return }
        FileChooser(title: title, accept: WindowWords.save, name: chart.fileName(ending), over: window).choose {
            [weak window] path in
            guard let path, let window else { return }
            guard let problem = write(chart, path, window) else { return onDone(WindowWords.saved(path)) }
            let words = Label(WindowWords.notSaved(problem)).wrapped(width: 50).selectable()
            Dialog(title, over: window, width: 380, content: Container(.vertical, [words]).styled("dialog-page"))
                .present()
        }
    }
}
