/// The units in which quantities are shown.
public struct Units: Sendable, Hashable, Codable {
    /// The units of temperature; Celsius and Fahrenheit are shown as a bare degree sign where they stand alone.
    public enum Temperature: String, Sendable, Hashable, Codable, CaseIterable {
        case celsius, fahrenheit, kelvin
    }

    /// The units of wind speed.
    public enum Speed: String, Sendable, Hashable, Codable, CaseIterable {
        case kilometresPerHour, metresPerSecond, milesPerHour, knots, beaufort
    }

    /// The units of air pressure.
    public enum Pressure: String, Sendable, Hashable, Codable, CaseIterable {
        case hectopascals, millibars, inchesOfMercury, millimetresOfMercury
    }

    /// The units of rain.
    public enum Precipitation: String, Sendable, Hashable, Codable, CaseIterable {
        case millimetres, inches
    }

    /// The units of snow, fresh or on the ground.
    public enum Snow: String, Sendable, Hashable, Codable, CaseIterable {
        case centimetres, inches
    }

    /// The units of visibility.
    public enum Distance: String, Sendable, Hashable, Codable, CaseIterable {
        case kilometres, miles
    }

    /// The unit of temperatures, including apparent temperature and dew point.
    public var temperature: Temperature
    /// The unit of wind and gusts.
    public var speed: Speed
    /// The unit of air pressure.
    public var pressure: Pressure
    /// The unit of rain and melted snow.
    public var precipitation: Precipitation
    /// The unit of fresh snow and of snow on the ground.
    public var snow: Snow
    /// The unit of visibility.
    public var distance: Distance

    /// Makes a set of units, which can be combined freely.
    public init(
        temperature: Temperature, speed: Speed, pressure: Pressure, precipitation: Precipitation, snow: Snow,
        distance: Distance
    ) {
        self.temperature = temperature
        self.speed = speed
        self.pressure = pressure
        self.precipitation = precipitation
        self.snow = snow
        self.distance = distance
    }

    /// Metric units: °C, km/h, hPa, mm, cm, km.
    public static let metric = Units(
        temperature: .celsius, speed: .kilometresPerHour, pressure: .hectopascals, precipitation: .millimetres,
        snow: .centimetres, distance: .kilometres)

    /// United States customary units: °F, mph, inches of mercury, inches, miles.
    public static let us = Units(
        temperature: .fahrenheit, speed: .milesPerHour, pressure: .inchesOfMercury, precipitation: .inches,
        snow: .inches, distance: .miles)

    /// The units the Met Office uses: °C, mph, hPa, mm, cm, miles.
    public static let uk = Units(
        temperature: .celsius, speed: .milesPerHour, pressure: .hectopascals, precipitation: .millimetres,
        snow: .centimetres, distance: .miles)

    /// Metric units with wind in m/s.
    public static let nordic = Units(
        temperature: .celsius, speed: .metresPerSecond, pressure: .hectopascals, precipitation: .millimetres,
        snow: .centimetres, distance: .kilometres)
}
