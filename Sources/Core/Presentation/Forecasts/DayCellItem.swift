public import Charts
public import WeatherText

/// One day of the list of days.
public protocol DayCellItem {
    /// "Today" or "Saturday".
    var dayText: String { get }
    /// "21 Nov".
    var dateText: String { get }
    /// The icon's name in the icon theme.
    var iconName: String { get }
    /// The name of this program's own picture, or of the icon where it has none.
    var artworkName: String { get }
    /// The weather in words.
    var weather: String { get }
    /// "60%"; nil where it is not worth a line.
    var precipitationText: String? { get }
    /// "16°" or "—".
    var highText: String { get }
    /// "8°" or "—".
    var lowText: String { get }
    /// Where the day's low and high lie on the scale all days share; nil where either is unknown.
    var range: ScaleSpan? { get }
    /// The colours of the low and the high; nil where either is unknown, or one colour has to do.
    func rangeColours(_ style: ColourStyle) -> (low: Colour, high: Colour)?
    /// What the bar means, for the tooltip.
    var rangeDescription: String { get }
    /// Sun, wind, sums and so on, while the day is open; nil while it is closed.
    var openText: String? { get }
    /// The day as one sentence for a screen reader.
    var spokenText: String { get }
}

extension DayCellItem {
    /// The icon's.
    public var artworkName: String { iconName }
    /// None.
    public func rangeColours(_ style: ColourStyle) -> (low: Colour, high: Colour)? { nil }
    /// Closed.
    public var openText: String? { nil }
}
