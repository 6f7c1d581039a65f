public import WeatherModel
public import WeatherStore

/// The values that a slider offers for the limits of a quantity, round numbers in the reader's units.
///
/// At the first value a lower end is none, at the last one an upper end is, as long as the limit keeps its other end.
public struct LimitScale: Sendable, Hashable {
    /// The quantity.
    public let quantity: HourlyQuantity
    /// The values in ascending order, in the unit of the quantity.
    public let values: [Double]
    /// The same in the reader's units, of wind in m/s for readers of Beaufort.
    public let numbers: [Double]

    /// Makes the scale of a quantity.
    public init(of quantity: HourlyQuantity, in units: Units) {
        self.quantity = quantity
        let numbers = Self.numbers(of: quantity, in: units)
        self.numbers = numbers
        values = numbers.map { quantity.value(of: $0, in: units) }
    }

    /// Returns the ends that can be moved: those that the limit has, and both of a quantity that readers usually limit on both
    /// sides.
    public func sides(of limit: QuantityLimit) -> [QuantityLimit.Side] {
        let isUsual = usual.map { $0.least != nil && $0.under != nil } ?? false
        return [.tooLow, .tooHigh].filter { isUsual || ($0 == .tooLow ? limit.least : limit.under) != nil }
    }

    /// Returns the position of an end: that of the nearest value, or the end of the scale where the limit has none.
    public func position(of side: QuantityLimit.Side, in limit: QuantityLimit) -> Int {
        let value = side == .tooLow ? limit.least : limit.under
        guard let value else { return side == .tooLow ? 0 : values.count - 1 }
        return values.indices.min { abs(values[$0] - value) < abs(values[$1] - value) } ?? 0
    }

    /// Returns the limit with one end at a position, which never passes the other end.
    public func moving(_ side: QuantityLimit.Side, to position: Int, in limit: QuantityLimit) -> QuantityLimit {
        let last = values.count - 1
        let (low, high) = (self.position(of: .tooLow, in: limit), self.position(of: .tooHigh, in: limit))
        let moved: QuantityLimit?
        switch side {
        case .tooLow:
            let place = min(max(position, 0), limit.under == nil ? last : max(high - 1, 0))
            moved = QuantityLimit(least: place == 0 && limit.under != nil ? nil : values[place], under: limit.under)
        case .tooHigh:
            let place = min(max(position, limit.least == nil ? 1 : min(low + 1, last)), last)
            moved = QuantityLimit(
                least: limit.least, under: place == last && limit.least != nil ? nil : values[place])
        }
        return moved ?? limit
    }

    /// The limit that a quantity begins with.
    public var usual: QuantityLimit? {
        let (least, under): (Double?, Double?) =
            switch quantity {
            case .precipitation: (nil, 0.1)
            case .precipitationProbability: (nil, 30)
            case .temperature, .feelsLike: (5, 25)
            case .windSpeed: (nil, 30 / 3.6)
            case .windGust: (nil, 50 / 3.6)
            case .humidity: (nil, 80)
            case .cloudCover: (nil, 50)
            case .uvIndex: (nil, 6)
            case .airQuality, .moonLight: (nil, 40)
            case .pollen: (nil, 50)
            case .visibility: (5000, nil)
            case .sunHeight: (0, nil)
            }
        func nearest(_ value: Double) -> Double? { values.min { abs($0 - value) < abs($1 - value) } }
        return QuantityLimit(least: least.flatMap(nearest), under: under.flatMap(nearest))
    }

    /// The numbers as the reader has them.
    private static func numbers(of quantity: HourlyQuantity, in units: Units) -> [Double] {
        func every(_ step: Double, _ ends: ClosedRange<Double>) -> [Double] {
            Array(stride(from: ends.lowerBound, through: ends.upperBound, by: step))
        }
        switch quantity {
        case .precipitation:
            return units.precipitation == .millimetres
                ? [0, 0.1, 0.2, 0.3, 0.5, 1, 1.5, 2, 3, 4, 5, 7.5, 10]
                : [0, 0.004, 0.01, 0.02, 0.04, 0.06, 0.08, 0.1, 0.15, 0.2, 0.3, 0.4]
        case .precipitationProbability, .humidity, .cloudCover, .moonLight: return every(5, 0...100)
        case .temperature, .feelsLike:
            return switch units.temperature {
            case .celsius: every(1, -30...45)
            case .fahrenheit: every(1, -20...115)
            case .kelvin: every(1, 243...318)
            }
        case .windSpeed, .windGust:
            return switch units.speed {
            case .kilometresPerHour: every(5, 0...120)
            case .metresPerSecond, .beaufort: every(1, 0...35)
            case .milesPerHour: every(5, 0...80)
            case .knots: every(5, 0...65)
            }
        case .uvIndex: return every(1, 0...12)
        case .airQuality: return every(10, 0...150)
        case .pollen: return [0, 1, 5, 10, 20, 50, 100, 200, 500, 1000]
        case .visibility:
            return units.distance == .miles
                ? [0, 0.1, 0.3, 0.5, 1, 2, 3, 5, 10, 20, 30] : [0, 0.2, 0.5, 1, 2, 3, 5, 10, 15, 20, 30, 50]
        case .sunHeight: return every(1, -20...60)
        }
    }
}
