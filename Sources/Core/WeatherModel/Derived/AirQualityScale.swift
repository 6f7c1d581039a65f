import Foundation

/// How an air quality index follows from the concentrations of pollutants: the worst of them decides.
public struct AirQualityScale: Sendable {
    /// Whose scale it is.
    public let standard: AirQualityStandard
    private let rungs: [Pollutant: AirQualityRungs]

    init(_ standard: AirQualityStandard, _ rungs: [Pollutant: AirQualityRungs]) {
        self.standard = standard
        self.rungs = rungs
    }

    /// The hours over which the standard wants the pollutant averaged; nil for a pollutant it does not count.
    ///
    /// The value of a single hour in place of a mean over 8 or 24 swings more than the index is meant to.
    public func averagingHours(of pollutant: Pollutant) -> Int? {
        rungs[pollutant]?.hours
    }

    /// The index of one pollutant alone; nil for a pollutant the standard does not count.
    ///
    /// - Parameter concentration: The mean over `averagingHours(of:)`.
    public func index(of pollutant: Pollutant, at concentration: MassConcentration) -> AirQualityIndex? {
        rungs[pollutant].flatMap { AirQualityIndex(standard, checking: $0.index(concentration.value)) }
    }

    /// The highest index of the pollutants there are, and the pollutant it comes from; nil where the standard counts none
    /// of them.
    ///
    /// It is a lower bound where one the standard counts is missing.
    public func worst(
        of concentrations: [Pollutant: MassConcentration]
    ) -> (index: AirQualityIndex, pollutant: Pollutant)? {
        Pollutant.allCases.compactMap { pollutant in
            concentrations[pollutant].flatMap { index(of: pollutant, at: $0) }.map { ($0, pollutant) }
        }.max { $0.0.value < $1.0.value }
    }
}
