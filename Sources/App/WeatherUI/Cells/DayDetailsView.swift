internal import Charts
internal import Gtk

/// What an opened day shows below its row: sentences, and its own hours.
@MainActor
final class DayDetailsView {
    private let label = Gtk.Label().wrapped(width: 100).styled("day-sentences")
    private let hours = DayHoursView()
    let root: Widget

    init() {
        root = Container(.vertical, spacing: 8, [label, hours.root]).styled("day-details")
    }

    /// - Parameters:
    ///   - meteogram: The chart of the day's hours; nil where none are known.
    ///   - ribbon: The day's sky, above the hours; nil where it is not known.
    ///   - ground: The colour of the row.
    func show(_ text: String, hours meteogram: Meteogram?, under ribbon: DayRibbon?, on ground: Colour) {
        label.text = text
        hours.root.isVisible = meteogram != nil
        if let meteogram { hours.show(meteogram, under: ribbon, on: ground) }
    }

    var text: String { label.text }
}
