public import Gtk
public import Presentation

/// A row in the list of days: name, icon, precipitation, and a bar from low to high.
@MainActor
public final class DayCell<Item: DayCellItem>: Cell {
    private let day = Label().ellipsized().styled("cell-title")
    private let date = Label().ellipsized().styled("secondary")
    private let icon = Image(size: 28).decorative()
    private let precipitation = Label().centered().styled("precipitation", "numeric")
    private let low = Label().endAligned().wide(characters: 4).styled("numeric", "day-low")
    private let range = SpanBar(trackStyle: "track").styled("range-bar").expanding(horizontally: true).aligned(
        vertically: .center)
    private let high = Label().endAligned().wide(characters: 4).styled("numeric", "day-high")
    private let details = Label().wrapped(width: 60).styled("secondary")

    /// The widget of the row.
    public let root: Widget

    /// Makes an empty row.
    public init() {
        let name = Container(.vertical, [day, date]).sized(width: 100).aligned(vertically: .center)
        let sky = Container(.vertical, [icon, precipitation]).aligned(vertically: .center).sized(width: 48)
        let line = Container(.horizontal, spacing: 8, [name, sky, low, range.sized(width: 40), high])
            .sized(height: 48)
        root = Container(.vertical, spacing: 6, [line, details]).styled("day-cell")
    }

    /// Shows the day.
    public func bind(_ item: Item) {
        day.text = item.dayText
        date.text = item.dateText
        icon.showIcon(item.artworkName)
        icon.setTooltip(item.weather)
        precipitation.show(item.precipitationText)
        low.text = item.lowText
        high.text = item.highText
        details.show(item.openText)
        range.show(item.range.map { ($0.start, $0.end) }) {
            let ends = item.rangeColours(Look.style)
            return (RGBA(ends?.low ?? Look.palette.bar), RGBA(ends?.high ?? Look.palette.bar))
        }
        range.setTooltip(item.rangeDescription)
    }

    /// Empties the bar, whose colours are those of the day.
    public func unbind() {
        range.show(nil)
        range.setTooltip(nil)
        icon.setTooltip(nil)
    }

    /// Returns the text of the day for a screen reader.
    public static func accessibleName(of item: Item) -> String? {
        item.spokenText
    }

    /// The texts of the labels in reading order.
    var texts: [String] { [day, date, precipitation, low, high].map(\.text) }
}
