public import Gtk
public import Presentation

/// One hour of the hours strip, from top to bottom.
@MainActor
public final class HourCell<Item: HourCellItem>: Cell {
    private let time = Label().centered().styled("secondary", "numeric")
    private let icon = Image(size: 28).decorative()
    private let temperature = Label().centered().styled("hour-temperature", "numeric")
    private let precipitation = Label().centered().styled("precipitation", "numeric")

    /// The column.
    public let root: Widget

    /// Empty until it is bound.
    public init() {
        root = Container(.vertical, spacing: 8, [time, icon, temperature, precipitation])
            .styled("hour-cell").sized(width: 64)
    }

    /// Shows the hour.
    public func bind(_ item: Item) {
        time.text = item.timeText
        icon.showIcon(item.artworkName)
        temperature.text = item.temperatureText
        precipitation.text = item.precipitationText ?? ""
        root.setStyle("now", item.isNow)
        root.setTooltip(item.spokenText)
    }

    /// Nothing of an hour outlives its cell.
    public func unbind() {
        root.setStyle("now", false)
        root.setTooltip(nil)
    }

    /// The hour's own sentence.
    public static func accessibleName(of item: Item) -> String? {
        item.spokenText
    }

    /// What the labels read from top to bottom.
    var texts: [String] { [time, temperature, precipitation].map(\.text) }
}
