public import Foundation

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

extension Units {
    /// The units customary in the region of the locale; metric if the locale has no region.
    ///
    /// A locale whose subdivision is a whole region, such as "dezzzz", gets the units of that region.
    public init(for locale: Locale) {
        let other = locale.subdivision?.identifier.lowercased()
        self.init(
            region: other.flatMap { $0.hasSuffix("zzzz") ? $0.prefix(2).uppercased() : nil }
                ?? locale.region?.identifier)
    }

    /// The units customary in a region.
    ///
    /// - Parameter region: The ISO 3166-1 alpha-2 code; nil and codes without an entry in the tables give metric units.
    public init(region: String?) {
        self = .metric
        guard let region else { return }
        if Self.customaryRegions.contains(region) { self = .us }
        if Self.britishRegions.contains(region) { self = .uk }
        if Self.metresPerSecondRegions.contains(region) { self = .nordic }
        if Self.fahrenheitRegions.contains(region) { temperature = .fahrenheit }
        if Self.mercuryRegions.contains(region) { pressure = .millimetresOfMercury }
    }

    /// The United States with their territories, and the three states that the US weather service serves.
    ///
    /// Liberia and Myanmar, which have the measurement system "US" in Unicode CLDR, are left out, as CLDR does not give
    /// them Fahrenheit.
    private static let customaryRegions: Set<String> = [
        "US", "PR", "GU", "VI", "AS", "MP", "UM", "FM", "MH", "PW",
    ]

    /// The United Kingdom and the Crown dependencies.
    private static let britishRegions: Set<String> = ["GB", "GG", "IM", "JE"]

    /// The regions whose national weather service gives wind in m/s: the Nordic countries, the Baltic states, Russia
    /// and its neighbours, East Asia, Bulgaria, Slovenia and Slovakia.
    private static let metresPerSecondRegions: Set<String> = [
        "SE", "NO", "FI", "DK", "IS", "FO", "GL", "AX", "SJ", "EE", "LV", "LT", "RU", "BY", "UA", "MD", "KZ", "KG",
        "TJ",
        "TM", "UZ", "AM", "AZ", "GE", "MN", "CN", "JP", "KR", "KP", "TW", "BG", "SI", "SK",
    ]

    /// The regions with Fahrenheit beside metric units: those for which Unicode CLDR prefers it in weather (BS, BZ, KY,
    /// PR, PW, US), without those that use US units throughout.
    private static let fahrenheitRegions: Set<String> = ["BS", "BZ", "KY"]

    /// The regions whose national weather service gives pressure in millimetres of mercury.
    private static let mercuryRegions: Set<String> = ["RU", "BY", "UA", "KZ", "KG", "TJ", "TM", "UZ", "AM"]
}
