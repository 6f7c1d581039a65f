public import Gtk
public import Presentation

/// A column in the list of hours.
@MainActor
public final class HourCell<Item: HourCellItem>: Cell {
    private let time = Label().centered().styled("secondary", "numeric")
    private let icon = Image(size: 28).decorative()
    private let temperature = Label().centered().styled("hour-temperature", "numeric")
    private let precipitation = Label().centered().styled("precipitation", "numeric")

    /// The widget of the column.
    public let root: Widget

    /// Makes an empty column.
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

    /// Removes the mark of the present hour.
    public func unbind() {
        root.setStyle("now", false)
        root.setTooltip(nil)
    }

    /// Returns the text of the hour for a screen reader.
    public static func accessibleName(of item: Item) -> String? {
        item.spokenText
    }

    /// The texts of the labels from top to bottom.
    var texts: [String] { [time, temperature, precipitation].map(\.text) }
}
