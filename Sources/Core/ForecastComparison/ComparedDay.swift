public import WeatherModel

/// The values of one civil day that forecasts are compared by.
public struct ComparedDay: Sendable, Hashable {
    /// The values that can part from those of others.
    public enum Value: String, Sendable, Hashable, CaseIterable {
        case high, low, precipitation
    }

    /// The highest temperature; nil if it is not known.
    public let high: Temperature?
    /// The lowest temperature; nil if it is not known.
    public let low: Temperature?
    /// What falls from midnight to midnight; nil if it is not known.
    public let precipitation: Precipitation?
    /// Whether the values are those of the whole day, which alone can be held against others.
    public let isWhole: Bool
    /// The values in which it parts from the others; empty where forecasts are not judged.
    public let parting: Set<Value>
    /// Whether the amount is shown as less than 0.1 mm; nil if it is not known.
    public let isDry: Bool?

    init(_ day: Day, parting: Set<Value>, _ rounding: ShownRounding) {
        (high, low, precipitation) = (day.high, day.low, day.precipitation)
        (isWhole, self.parting) = (!day.isPartial, parting)
        isDry = day.precipitation.map { rounding.millimetres($0.value) < Self.leastFall }
    }

    /// Millimetres below which a day is dry, as shown.
    static let leastFall = 0.1
    /// Millimetres from which on a day is wet beside a dry one, as shown.
    static let wetFall = 2.0
    /// Degrees Celsius from the median, of two from each other, from which on a temperature parts, as shown.
    static let apart = 1.5
}
