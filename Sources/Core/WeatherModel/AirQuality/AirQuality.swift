public import Foundation

/// What is in the air at one time.
public struct AirQuality: Sendable, Hashable, Codable {
    /// The instant the values are valid for.
    public var time: Date
    /// One a standard at most.
    public var indices: [AirQualityIndex]
    /// Missing where the source does not give them.
    public var pollutants: [Pollutant: MassConcentration]
    /// Missing out of season and outside the source's area.
    public var pollen: [Pollen: PollenCount]

    /// Values left out are missing.
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
