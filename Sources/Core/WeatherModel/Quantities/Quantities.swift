import Foundation

/// A temperature of the air, or one derived from it such as the dew point, in degrees Celsius.
public struct Temperature: Quantity {
    /// −100 to 70 °C; the records are −89.2 and 56.7 °C, wind chill and heat index go a little further.
    public static let plausibleRange: ClosedRange<Double> = -100...70

    /// Degrees Celsius.
    public let value: Double

    /// Makes a temperature from degrees Celsius, without checking the range.
    public init(_ value: Double) {
        self.value = value
    }
}

/// A wind speed, in metres per second.
public struct Speed: Quantity {
    /// 0 to 150 m/s; the strongest gust ever measured was 113 m/s.
    public static let plausibleRange: ClosedRange<Double> = 0...150

    /// Metres per second.
    public let value: Double

    /// Makes a speed from metres per second, without checking the range.
    public init(_ value: Double) {
        self.value = value
    }
}

extension Speed {
    /// The force on the Beaufort scale, 0 to 12, by the World Meteorological Organization's *Manual on Codes*, table
    /// 1100, which applies to the mean wind at 10 m and not to gusts.
    public var beaufort: Int {
        let tenths = (value * 10).rounded()
        return Self.lowestTenths.count { $0 <= tenths }
    }

    /// The lowest speeds of forces 1 to 12, in tenths of a metre per second.
    private static let lowestTenths: [Double] = [3, 16, 34, 55, 80, 108, 139, 172, 208, 245, 285, 327]
}

/// An air pressure, in hectopascals.
public struct Pressure: Quantity {
    /// 300 to 1100 hPa, from the top of Everest to the Siberian record of 1084 hPa at sea level.
    public static let plausibleRange: ClosedRange<Double> = 300...1100

    /// Hectopascals, the same as millibars.
    public let value: Double

    /// Makes a pressure from hectopascals, without checking the range.
    public init(_ value: Double) {
        self.value = value
    }
}

/// A depth of liquid water in millimetres, fallen over the period of the row that holds it.
public struct Precipitation: Quantity {
    /// 0 to 2000 mm; the record for one day is 1825 mm.
    public static let plausibleRange: ClosedRange<Double> = 0...2000

    /// Millimetres of liquid water.
    public let value: Double

    /// Makes an amount from millimetres, without checking the range.
    public init(_ value: Double) {
        self.value = value
    }
}

/// A depth of snow in millimetres, either fallen over the period of its row or lying on the ground.
public struct SnowDepth: Quantity {
    /// 0 to 15,000 mm; the records are about 2600 mm fallen in a day and 11,820 mm on the ground.
    public static let plausibleRange: ClosedRange<Double> = 0...15_000

    /// Millimetres of snow, not of melted water.
    public let value: Double

    /// Makes a depth from millimetres of snow, without checking the range.
    public init(_ value: Double) {
        self.value = value
    }
}

/// A share, humidity or probability in per cent, 0 to 100.
public struct Percentage: Quantity {
    /// 0 to 100 per cent.
    public static let plausibleRange: ClosedRange<Double> = 0...100

    /// The value in per cent.
    public let value: Double

    /// Makes a share from per cent, without checking the range.
    public init(_ value: Double) {
        self.value = value
    }
}

/// A length, elevation or visibility, in metres.
public struct Distance: Quantity {
    /// −500 m, below the shore of the Dead Sea, to 1,000 km, beyond any visibility.
    public static let plausibleRange: ClosedRange<Double> = -500...1_000_000

    /// Metres.
    public let value: Double

    /// Makes a distance from metres, without checking the range.
    public init(_ value: Double) {
        self.value = value
    }
}

/// The direction the wind blows from, in degrees clockwise from north.
public struct Bearing: Quantity {
    /// 0 to 360 degrees, of which both ends are north.
    public static let plausibleRange: ClosedRange<Double> = 0...360

    /// Degrees clockwise from north.
    public let value: Double

    /// Makes a direction from degrees clockwise from north, without checking the range.
    public init(_ value: Double) {
        self.value = value
    }
}

/// The strength of ultraviolet radiation, on the open-ended UV index of the WHO.
public struct UVIndex: Quantity {
    /// 0 to 50; the highest value ever reported is 43.3, from Licancabur in 2003.
    public static let plausibleRange: ClosedRange<Double> = 0...50

    /// The index, without a unit.
    public let value: Double

    /// Makes an index from its number, without checking the range.
    public init(_ value: Double) {
        self.value = value
    }
}

extension Bearing {
    /// Returns the direction of the mean wind vector of the rows; a row without a speed counts as 1 m/s.
    ///
    /// Returns nil if the winds cancel each other out, that is, if the mean vector is shorter than a tenth of the mean
    /// speed.
    package static func dominant(of hours: [Hour]) -> Bearing? {
        var (north, east, total) = (0.0, 0.0, 0.0)
        for hour in hours {
            guard let direction = hour.windDirection else { continue }
            let speed = hour.windSpeed?.value ?? 1
            let angle = direction.value * .pi / 180
            north += speed * cos(angle)
            east += speed * sin(angle)
            total += speed
        }
        guard total > 0, hypot(north, east) >= 0.1 * total else { return nil }
        let degrees = atan2(east, north) * 180 / .pi
        return Bearing(degrees < 0 ? degrees + 360 : degrees)
    }
}
