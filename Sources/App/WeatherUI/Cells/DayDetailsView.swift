internal import Charts
internal import Gtk

/// What an opened day shows below its row: sentences, and its own hours.
@MainActor
final class DayDetailsView {
    private let label = Gtk.Label().wrapped(width: 100)
    let root: Widget

    init() {
        root = Container(.vertical, spacing: 8, [label]).styled("day-details")
    }

    /// - Parameter ground: The colour of the row.
    func show(_ text: String, hours: Meteogram?, on ground: Colour) {
        label.text = text
    }

    var text: String { label.text }
}
