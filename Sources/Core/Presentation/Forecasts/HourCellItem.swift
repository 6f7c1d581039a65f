public import WeatherText

/// The content of an hour in the list of hours.
public protocol HourCellItem {
    /// The time, such as "Now" or "15:00", or a weekday at midnight.
    var timeText: String { get }
    /// The name of an icon in the icon theme.
    var iconName: String { get }
    /// The name of the program's own picture, or of the icon if there is none.
    var artworkName: String { get }
    /// The temperature, such as "13°", or "—".
    var temperatureText: String { get }
    /// The probability or amount of precipitation, such as "60%"; nil if it is too small to mention.
    var precipitationText: String? { get }
    /// Whether it is the present hour.
    var isNow: Bool { get }
    /// The text of the hour for a screen reader.
    var spokenText: String { get }
}

extension HourCellItem {
    /// The name of the icon, by default.
    public var artworkName: String { iconName }
}

extension HourRow: HourCellItem {}
