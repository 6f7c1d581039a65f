public import WeatherText

/// One hour of the hours strip.
public protocol HourCellItem {
    /// "Now", "15:00", or a weekday at midnight.
    var timeText: String { get }
    /// The icon's name in the icon theme.
    var iconName: String { get }
    /// The name of this program's own picture, or of the icon where it has none.
    var artworkName: String { get }
    /// "13°" or "—".
    var temperatureText: String { get }
    /// "60%"; nil where it is not worth a line.
    var precipitationText: String? { get }
    /// Whether it is the present hour.
    var isNow: Bool { get }
    /// The hour as one sentence for a screen reader.
    var spokenText: String { get }
}

extension HourCellItem {
    /// The icon's.
    public var artworkName: String { iconName }
}

extension HourRow: HourCellItem {}
