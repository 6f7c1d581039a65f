import Foundation

/// The computation of an air quality index from concentrations of pollutants, of which the worst decides.
public struct AirQualityScale: Sendable {
    /// The standard that defines the scale.
    public let standard: AirQualityStandard
    private let rungs: [Pollutant: AirQualityRungs]

    /// The scales that can be computed.
    static let all = [AirQualityScale.european, .us]

    init(_ standard: AirQualityStandard, _ rungs: [Pollutant: AirQualityRungs]) {
        self.standard = standard
        self.rungs = rungs
    }

    /// Returns the hours over which the standard averages the pollutant; nil for a pollutant it does not consider.
    ///
    /// The value of a single hour in place of a mean over 8 or 24 hours makes the index vary more than intended.
    public func averagingHours(of pollutant: Pollutant) -> Int? {
        rungs[pollutant]?.hours
    }

    /// Returns the index of one pollutant alone; nil for a pollutant that the standard does not consider.
    ///
    /// - Parameter concentration: The mean concentration over `averagingHours(of:)`.
    public func index(of pollutant: Pollutant, at concentration: MassConcentration) -> AirQualityIndex? {
        rungs[pollutant].flatMap { AirQualityIndex(standard, checking: $0.index(concentration.value)) }
    }

    /// Returns the highest index of the given pollutants and the pollutant it belongs to; nil if the standard considers
    /// none of them.
    ///
    /// The index is a lower bound if a pollutant that the standard considers is missing.
    public func worst(
        of concentrations: [Pollutant: MassConcentration]
    ) -> (index: AirQualityIndex, pollutant: Pollutant)? {
        Pollutant.allCases.compactMap { pollutant in
            concentrations[pollutant].flatMap { index(of: pollutant, at: $0) }.map { ($0, pollutant) }
        }.max { $0.0.value < $1.0.value }
    }
}
