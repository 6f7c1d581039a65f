public import Foundation

/// Air quality indices, pollutant concentrations and pollen counts at one place and instant.
public struct AirQuality: Sendable, Hashable, Codable {
    /// The instant the values are valid for.
    public var time: Date
    /// The air quality indices, at most one for each standard.
    public var indices: [AirQualityIndex]
    /// Concentrations by pollutant; a pollutant the source does not give has no entry.
    public var pollutants: [Pollutant: MassConcentration]
    /// Pollen counts by plant; plants out of season, or not forecast where the place is, have no entry.
    public var pollen: [Pollen: PollenCount]

    /// Makes air quality for an instant; collections that are left out are empty.
    public init(
        time: Date, indices: [AirQualityIndex] = [], pollutants: [Pollutant: MassConcentration] = [:],
        pollen: [Pollen: PollenCount] = [:]
    ) {
        self.time = time
        self.indices = indices
        self.pollutants = pollutants
        self.pollen = pollen
    }
}

/// An air quality index with the standard it belongs to.
public struct AirQualityIndex: Sendable, Hashable, Codable {
    /// The standard that defines the scale of `value`.
    public let standard: AirQualityStandard
    /// The position on the standard's scale: 0 or more, in places over 500 on the European and US scales; 1 to 5 for
    /// OpenWeather.
    public let value: Double

    /// Returns nil if `value` is missing or outside 0 to 2000 (1 to 5 for OpenWeather).
    public init?(_ standard: AirQualityStandard, checking value: Double?) {
        let range: ClosedRange<Double> = standard == .openWeather ? 1...5 : 0...2000
        guard let value, range.contains(value) else { return nil }
        self.standard = standard
        self.value = value
    }
}

/// The organisation that defines an air quality index; indices of different standards cannot be compared.
public enum AirQualityStandard: String, Sendable, Hashable, Codable, CaseIterable {
    /// European Air Quality Index of the European Environment Agency: 0 to 20 good, over 100 extremely poor.
    case european
    /// United States AQI of the Environmental Protection Agency: 0 to 50 good, over 300 hazardous.
    case us
    /// OpenWeather's own classes: 1 good to 5 very poor.
    case openWeather
}

/// The mass of a pollutant in a volume of air, in micrograms per cubic metre.
public struct MassConcentration: Quantity {
    /// 0 to 1,000,000 µg/m³; dust storms reach tens of thousands, carbon monoxide more.
    public static let plausibleRange: ClosedRange<Double> = 0...1_000_000

    /// Micrograms per cubic metre.
    public let value: Double

    /// Makes a concentration from micrograms per cubic metre, without checking the range.
    public init(_ value: Double) {
        self.value = value
    }
}

/// A substance in the air whose concentration is measured or forecast.
public enum Pollutant: String, Sendable, Hashable, Codable, CaseIterable, CodingKeyRepresentable {
    /// Particles under 2.5 and under 10 micrometres.
    case pm2_5, pm10
    /// Ozone, nitrogen dioxide, sulphur dioxide, carbon monoxide, nitrogen monoxide, ammonia.
    case ozone, nitrogenDioxide, sulphurDioxide, carbonMonoxide, nitrogenMonoxide, ammonia
    /// Desert dust.
    case dust
}
