public import Charts
public import WeatherText

/// The content of a row in the list of days.
public protocol DayCellItem {
    /// The day, such as "Today" or "Saturday".
    var dayText: String { get }
    /// The date, such as "21 Nov".
    var dateText: String { get }
    /// The name of an icon in the icon theme.
    var iconName: String { get }
    /// The name of the program's own picture, or of the icon if there is none.
    var artworkName: String { get }
    /// The weather in words.
    var weather: String { get }
    /// The probability or amount of precipitation, such as "60%"; nil if it is too small to mention.
    var precipitationText: String? { get }
    /// The high, such as "16°", or "—".
    var highText: String { get }
    /// The low, such as "8°", or "—".
    var lowText: String { get }
    /// The day's low and high on the scale of all days; nil if one of them is unknown.
    var range: ScaleSpan? { get }
    /// Returns the colours of the low and the high; nil if one of them is unknown or a single colour is to be used.
    func rangeColours(_ style: ColourStyle) -> (low: Colour, high: Colour)?
    /// The explanation of the bar, for its tooltip.
    var rangeDescription: String { get }
    /// The details of the expanded day; nil while it is collapsed.
    var openText: String? { get }
    /// The text of the day for a screen reader.
    var spokenText: String { get }
}

extension DayCellItem {
    /// The name of the icon, by default.
    public var artworkName: String { iconName }
    /// Returns nil, by default.
    public func rangeColours(_ style: ColourStyle) -> (low: Colour, high: Colour)? { nil }
    /// Nil, by default: the day is collapsed.
    public var openText: String? { nil }
}
