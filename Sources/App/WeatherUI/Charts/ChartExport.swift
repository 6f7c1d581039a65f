internal import Gtk
internal import Presentation

/// Takes the chart elsewhere: its values to the clipboard, its picture into a file.
@MainActor
enum ChartExport {
    /// The lines of a menu.
    static func menu(
        chart: @escaping @MainActor () -> HoursChart?, window: @escaping @MainActor () -> Window?
    ) -> Widget {
        let copy = Button(label: WindowWords.copyAsCSV).flat()
        copy.onClick { if let chart = chart() { Clipboard.copy(chart.csv) } }
        let save = Button(label: WindowWords.saveAsSVG).flat()
        save.onClick {
            guard let chart = chart(), let window = window() else { return }
            FileChooser(
                title: WindowWords.saveAsSVG, accept: WindowWords.save, name: chart.fileName, over: window
            ).choose { path in
                if let path { TextFile.write(chart.svg(Look.style), to: path) }
            }
        }
        return Container(.vertical, spacing: 2, [copy, save]).styled("menu")
    }
}
