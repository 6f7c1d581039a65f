public import Charts

/// The content of a row in the list of days.
public protocol DayCellItem {
    /// The day, such as "Today" or "Saturday".
    var dayText: String { get }
    /// The date, such as "21 Nov".
    var dateText: String { get }
    /// The weather in words.
    var weather: String { get }
    /// The weather in words where no date stands beside them, such as "Rain, in part" of a day known in part.
    var undatedWeather: String { get }
    /// The weather in words with where the high may lie, where there is room for it; nil where that is not told.
    var rangedWeather: String? { get }
    /// The picture, the numbers and the bar.
    var figures: DayFigures { get }
    /// The explanation of wind and bar, for a tooltip.
    var figuresDescription: String { get }
    /// The origin of the values; nil if it is not known.
    var provenance: String? { get }
    /// How the forecast for the day has changed lately; nil where that is not told.
    var revisionText: String? { get }
    /// The sentences of the expanded day; nil while it is collapsed.
    var openText: String? { get }
    /// The text of the day for a screen reader, with the sentences of an expanded one.
    var spokenText: String { get }
    /// These sentences for a screen reader; nil while it is collapsed.
    var spokenDetails: String? { get }
}

extension DayCellItem {
    /// The same as beside a date, by default.
    public var undatedWeather: String { weather }
    /// Nil, by default.
    public var rangedWeather: String? { nil }
    /// Nil, by default.
    public var provenance: String? { nil }
    /// Nil, by default.
    public var revisionText: String? { nil }
    /// Nil, by default: the day is collapsed.
    public var openText: String? { nil }
    /// The same as the screen has, by default.
    public var spokenDetails: String? { openText }
}
