/// The unit each quantity is shown in.
public struct Units: Sendable, Hashable {
    /// Degrees are shown without their unit's letter.
    public enum Temperature: Sendable, Hashable, CaseIterable {
        case celsius, fahrenheit
    }

    /// Of wind.
    public enum Speed: Sendable, Hashable, CaseIterable {
        case kilometresPerHour, metresPerSecond, milesPerHour
    }

    /// Of rain.
    public enum Precipitation: Sendable, Hashable, CaseIterable {
        case millimetres, inches
    }

    /// Of air.
    public enum Pressure: Sendable, Hashable, CaseIterable {
        case hectopascals, inchesOfMercury
    }

    /// Of visibility.
    public enum Distance: Sendable, Hashable, CaseIterable {
        case kilometres, miles
    }

    /// Of the air, felt, and of the dew point.
    public var temperature: Temperature
    /// Of wind and gusts.
    public var speed: Speed
    /// Of rain and melted snow.
    public var precipitation: Precipitation
    /// Of the air.
    public var pressure: Pressure
    /// Of visibility.
    public var distance: Distance

    /// Any mixture is allowed.
    public init(
        temperature: Temperature, speed: Speed, precipitation: Precipitation, pressure: Pressure, distance: Distance
    ) {
        self.temperature = temperature
        self.speed = speed
        self.precipitation = precipitation
        self.pressure = pressure
        self.distance = distance
    }

    /// °C, km/h, mm, hPa, km.
    public static let metric = Units(
        temperature: .celsius, speed: .kilometresPerHour, precipitation: .millimetres, pressure: .hectopascals,
        distance: .kilometres)

    /// °F, mph, inches, inches of mercury, miles.
    public static let us = Units(
        temperature: .fahrenheit, speed: .milesPerHour, precipitation: .inches, pressure: .inchesOfMercury,
        distance: .miles)

    /// As the Met Office shows them: °C, mph, mm, hPa, miles.
    public static let uk = Units(
        temperature: .celsius, speed: .milesPerHour, precipitation: .millimetres, pressure: .hectopascals,
        distance: .miles)
}
