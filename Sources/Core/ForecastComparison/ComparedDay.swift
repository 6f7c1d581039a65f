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

    init(_ day: Day, parting: Set<Value>) {
        (high, low, precipitation) = (day.high, day.low, day.precipitation)
        (isWhole, self.parting) = (!day.isPartial, parting)
    }

    /// Whether less than 0.1 mm falls, from which on it is wet everywhere in the program; nil if the amount is not known.
    public var isDry: Bool? { precipitation.map { $0.value < Self.leastFall } }

    /// Millimetres below which a day is dry.
    static let leastFall = 0.1
    /// Millimetres from which on a day is wet beside a dry one.
    static let wetFall = 2.0
    /// Degrees Celsius from the median from which on a temperature parts from the others.
    static let apart = 1.5
}

extension [Day] {
    /// Returns the values of each day that part from those of the others on the same date, of whole days only.
    ///
    /// A high or low parts by 1.5 °C or more from the median. A wet day of 2 mm or more parts from dry ones, and they from it,
    /// unless those of its own kind are more.
    func partings() -> [Set<ComparedDay.Value>] {
        let whole = filter { !$0.isPartial }
        let (highs, lows) = (whole.compactMap(\.high?.value).median, whole.compactMap(\.low?.value).median)
        let amounts = whole.compactMap(\.precipitation?.value)
        let (wet, dry) = (
            amounts.count { $0 >= ComparedDay.wetFall }, amounts.count { $0 < ComparedDay.leastFall }
        )
        func isApart(_ value: Temperature?, _ median: Double?) -> Bool {
            guard let value, let median else { return false }
            // Halves of tenths are not exact.
            return abs(value.value - median) >= ComparedDay.apart - 1e-9
        }
        return map { day in
            guard !day.isPartial else { return [] }
            var parting: Set<ComparedDay.Value> = []
            if isApart(day.high, highs) { parting.insert(.high) }
            if isApart(day.low, lows) { parting.insert(.low) }
            if let fall = day.precipitation?.value, wet > 0, dry > 0,
                fall >= ComparedDay.wetFall && wet <= dry || fall < ComparedDay.leastFall && dry <= wet
            {
                parting.insert(.precipitation)
            }
            return parting
        }
    }
}

extension [Double] {
    /// The middle of two or more numbers in order, the mean of both middles of an even number; nil for fewer.
    fileprivate var median: Double? {
        guard count > 1 else { return nil }
        let ordered = sorted()
        return (ordered[(count - 1) / 2] + ordered[count / 2]) / 2
    }
}
