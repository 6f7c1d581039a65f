/// The unit each quantity is shown in.
public struct Units: Sendable, Hashable, Codable {
    /// Degrees Celsius and Fahrenheit are shown without their unit's letter where they stand alone.
    public enum Temperature: String, Sendable, Hashable, Codable, CaseIterable {
        case celsius, fahrenheit, kelvin
    }

    /// Of wind.
    public enum Speed: String, Sendable, Hashable, Codable, CaseIterable {
        case kilometresPerHour, metresPerSecond, milesPerHour, knots, beaufort
    }

    /// Of air.
    public enum Pressure: String, Sendable, Hashable, Codable, CaseIterable {
        case hectopascals, millibars, inchesOfMercury, millimetresOfMercury
    }

    /// Of rain.
    public enum Precipitation: String, Sendable, Hashable, Codable, CaseIterable {
        case millimetres, inches
    }

    /// Of snow, fallen or lying.
    public enum Snow: String, Sendable, Hashable, Codable, CaseIterable {
        case centimetres, inches
    }

    /// Of visibility.
    public enum Distance: String, Sendable, Hashable, Codable, CaseIterable {
        case kilometres, miles
    }

    /// Of the air, felt, and of the dew point.
    public var temperature: Temperature
    /// Of wind and gusts.
    public var speed: Speed
    /// Of the air.
    public var pressure: Pressure
    /// Of rain and melted snow.
    public var precipitation: Precipitation
    /// Of fresh snow and of snow on the ground.
    public var snow: Snow
    /// Of visibility.
    public var distance: Distance

    /// Any mixture is allowed.
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

    /// °C, km/h, hPa, mm, cm, km.
    public static let metric = Units(
        temperature: .celsius, speed: .kilometresPerHour, pressure: .hectopascals, precipitation: .millimetres,
        snow: .centimetres, distance: .kilometres)

    /// °F, mph, inches of mercury, inches, miles.
    public static let us = Units(
        temperature: .fahrenheit, speed: .milesPerHour, pressure: .inchesOfMercury, precipitation: .inches,
        snow: .inches, distance: .miles)

    /// As the Met Office shows them: °C, mph, hPa, mm, cm, miles.
    public static let uk = Units(
        temperature: .celsius, speed: .milesPerHour, pressure: .hectopascals, precipitation: .millimetres,
        snow: .centimetres, distance: .miles)

    /// Metric, with wind in m/s.
    public static let nordic = Units(
        temperature: .celsius, speed: .metresPerSecond, pressure: .hectopascals, precipitation: .millimetres,
        snow: .centimetres, distance: .kilometres)
}
