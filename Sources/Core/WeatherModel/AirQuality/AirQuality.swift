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
