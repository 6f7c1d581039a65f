internal import Charts
internal import Gtk
internal import Presentation

/// Name, date and words of a day, as far as its row has room for them; they wrap and are never cut.
@MainActor
final class DayLabels {
    private let day = Gtk.Label().wrapped(width: 60, hyphenates: true).styled("day-name")
    private let date = Gtk.Label().wrapped(width: 60, hyphenates: true).styled("secondary")
    private let words = Gtk.Label().wrapped(width: 60, hyphenates: true).styled("secondary")
    /// The weather where no date stands beside it.
    private let undated = Gtk.Label().wrapped(width: 60, hyphenates: true).styled("secondary")
    /// The weather with where the high may lie, where that has room.
    private let ranged = Gtk.Label().wrapped(width: 60, hyphenates: true).styled("secondary")
    /// How the forecast has changed, below all else and as wide as the row.
    private let revision = Gtk.Label().wrapped(width: 100).styled("day-revision")

    var all: [Gtk.Label] { names + [revision] }

    private var names: [Gtk.Label] { [day, date, words, undated, ranged] }

    /// The texts in reading order.
    var texts: [String] {
        let all = [day, date, words].map(\.text)
        return revision.text.isEmpty ? all : all + [revision.text]
    }

    func show(_ item: some DayCellItem) {
        day.text = item.dayText
        date.text = item.dateText
        words.text = item.weather
        undated.text = item.undatedWeather
        ranged.text = item.rangedWeather ?? ""
        revision.text = item.revisionText ?? ""
    }

    /// Returns the height of the line on how the forecast has changed; nil where there is none.
    func revisionHeight(in columns: DayColumns) -> Int? {
        revision.text.isEmpty ? nil : revision.request(.vertical, for: Self.wholeWidth(columns)).natural
    }

    /// Places that line, or leaves it out where there is none.
    func placeRevision(in room: LayoutRoom, _ columns: DayColumns, top: Int) {
        let needed = revisionHeight(in: columns)
        revision.passOver(needed == nil)
        guard let height = needed else { return room.leaveOut(revision) }
        let (left, width) = (Int(columns.names.lowerBound), Self.wholeWidth(columns))
        room.place(revision, x: left, y: top, width: width, height: height)
    }

    /// Returns the height of all that is shown.
    func height(in columns: DayColumns) -> Int {
        lines(columns).reduce(0) { $0 + $1.height }
    }

    func place(in room: LayoutRoom, _ columns: DayColumns, top: Int) {
        let left = Int(columns.names.lowerBound)
        var y = top
        var shown: [Gtk.Label] = []
        for line in lines(columns) {
            let width = width(of: line.label, columns)
            room.place(line.label, x: left, y: y, width: width, height: line.height)
            shown.append(line.label)
            if line.label === day, isDateBeside(columns) {
                let indent = day.request(.horizontal).natural + Int(DayColumns.dateGap * columns.textScale)
                let height = date.request(.vertical, for: width - indent).natural
                room.place(date, x: left + indent, y: y + line.height - height, width: width - indent, height: height)
                shown.append(date)
            }
            y += line.height
        }
        for label in names {
            let isShown = shown.contains { $0 === label }
            if !isShown { room.leaveOut(label) }
            label.passOver(!isShown)
        }
    }

    private func lines(_ columns: DayColumns) -> [(label: Gtk.Label, height: Int)] {
        let labels =
            switch columns.form {
            case .full, .stacked:
                isDateBeside(columns) ? [day, told(columns)] : [day, date, told(columns)]
            case .middle, .narrow: [day, undated]
            }
        return labels.map { ($0, $0.request(.vertical, for: width(of: $0, columns)).natural) }
    }

    /// The words with the range where that fits into one line of a wide row.
    private func told(_ columns: DayColumns) -> Gtk.Label {
        let fits = ranged.request(.horizontal).natural <= width(of: ranged, columns)
        return columns.form == .full && !ranged.text.isEmpty && fits ? ranged : words
    }

    private func isDateBeside(_ columns: DayColumns) -> Bool {
        guard columns.form == .full || columns.form == .stacked else { return false }
        let needed = day.request(.horizontal).natural + date.request(.horizontal).natural
        return Double(needed) + DayColumns.dateGap * columns.textScale <= Double(width(of: day, columns))
    }

    /// The width from the side at which names begin to the arrow.
    private static func wholeWidth(_ columns: DayColumns) -> Int {
        Int(columns.chevron - 8 * columns.textScale - columns.names.lowerBound)
    }

    private func width(of label: Gtk.Label, _ columns: DayColumns) -> Int {
        let column = label === day ? columns.title : columns.names
        return Int(column.upperBound - column.lowerBound)
    }
}
