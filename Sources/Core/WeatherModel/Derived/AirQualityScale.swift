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

extension AirQualityScale {
    /// The US AQI: Environmental Protection Agency, *Technical Assistance Document for the Reporting of Daily Air
    /// Quality*, EPA-454/B-24-002, May 2024, table 6, with the PM2.5 breakpoints of that year.
    ///
    /// Particles are averaged over 24 hours, ozone and carbon monoxide over 8, nitrogen and sulphur dioxide over 1. The
    /// document's tables for ozone over 1 hour and sulphur dioxide over 24, meant for very bad air, are not used; above
    /// the last breakpoint the index is extrapolated. Micrograms are converted to parts per million at 25 °C and
    /// 1013.25 hPa.
    public static let us = AirQualityScale(
        .us,
        [
            .pm2_5: AirQualityRungs(
                hours: 24, step: 0.1,
                tops: [(9.0, 50), (35.4, 100), (55.4, 150), (125.4, 200), (225.4, 300), (325.4, 500)]),
            .pm10: AirQualityRungs(
                hours: 24, step: 1, tops: [(54, 50), (154, 100), (254, 150), (354, 200), (424, 300), (604, 500)]),
            .ozone: AirQualityRungs(
                hours: 8, unit: partsPerBillion(48.00), step: 1,
                tops: [(54, 50), (70, 100), (85, 150), (105, 200), (200, 300)]),
            .carbonMonoxide: AirQualityRungs(
                hours: 8, unit: partsPerBillion(28.01) / 1000, step: 0.1,
                tops: [(4.4, 50), (9.4, 100), (12.4, 150), (15.4, 200), (30.4, 300), (50.4, 500)]),
            .nitrogenDioxide: AirQualityRungs(
                hours: 1, unit: partsPerBillion(46.01), step: 1,
                tops: [(53, 50), (100, 100), (360, 150), (649, 200), (1249, 300), (2049, 500)]),
            .sulphurDioxide: AirQualityRungs(
                hours: 1, unit: partsPerBillion(64.07), step: 1,
                tops: [(35, 50), (75, 100), (185, 150), (304, 200), (604, 300), (1004, 500)]),
        ])

    /// The European Air Quality Index of the European Environment Agency, with the bands of 2017 to 2024.
    ///
    /// The agency defines named bands only; 20 points a band with linear interpolation are Open-Meteo's convention, so
    /// that its index and this one can be compared. Particles are averaged over 24 hours, gases over 1.
    public static let european = AirQualityScale(
        .european,
        [
            .pm2_5: AirQualityRungs(hours: 24, tops: [10, 20, 25, 50, 75, 800]),
            .pm10: AirQualityRungs(hours: 24, tops: [20, 40, 50, 100, 150, 1200]),
            .nitrogenDioxide: AirQualityRungs(hours: 1, tops: [40, 90, 120, 230, 340, 1000]),
            .ozone: AirQualityRungs(hours: 1, tops: [50, 100, 130, 240, 380, 800]),
            .sulphurDioxide: AirQualityRungs(hours: 1, tops: [100, 200, 350, 500, 750, 1250]),
        ])

    /// Returns the factor from micrograms per cubic metre to parts per billion for a gas with the molar mass in g/mol;
    /// a mole of air fills 24.45 litres at 25 °C and 1013.25 hPa.
    private static func partsPerBillion(_ molarMass: Double) -> Double {
        24.45 / molarMass
    }
}

/// The breakpoints of one pollutant in an air quality index: bands of concentration, each with a band of the index,
/// interpolated linearly.
struct AirQualityRungs: Sendable {
    let hours: Int
    /// The factor from micrograms per cubic metre to the unit of the breakpoints.
    private let unit: Double
    /// The step to which the standard truncates a concentration; 0 if it does not truncate.
    private let step: Double
    private let bands: [Band]

    private struct Band: Sendable {
        let concentrations: ClosedRange<Double>
        let index: ClosedRange<Double>
    }

    /// Makes bands that begin one step above the end of the band below, as in the US AQI.
    ///
    /// - Parameter tops: The highest concentration and the highest index of each band.
    init(hours: Int, unit: Double = 1, step: Double, tops: [(concentration: Double, index: Double)]) {
        self.hours = hours
        self.unit = unit
        self.step = step
        let bottoms = [(0.0, 0.0)] + tops.map { ($0.concentration + step, $0.index + 1) }
        bands = zip(bottoms, tops).map { bottom, top in
            Band(concentrations: bottom.0...top.concentration, index: bottom.1...top.index)
        }
    }

    /// Makes bands of 20 index points that begin where the band below ends, as in the European index.
    init(hours: Int, tops: [Double]) {
        self.hours = hours
        unit = 1
        step = 0
        bands = zip([0] + tops, tops).enumerated().map { number, ends in
            Band(concentrations: ends.0...ends.1, index: Double(number) * 20...Double(number + 1) * 20)
        }
    }

    /// Returns the index of a concentration in micrograms per cubic metre, extrapolated above the last band; nil if it
    /// is negative.
    func index(_ micrograms: Double) -> Double? {
        guard micrograms >= 0 else { return nil }
        let value = step > 0 ? (micrograms * unit / step + 1e-6).rounded(.down) * step : micrograms * unit
        // Half a step of tolerance keeps a value truncated to the top of a band within that band.
        guard let band = bands.first(where: { value < $0.concentrations.upperBound + step / 2 }) ?? bands.last else {
            return nil
        }
        let (low, high) = (band.concentrations.lowerBound, band.concentrations.upperBound)
        let share = (value - low) / (high - low)
        let index = band.index.lowerBound + share * (band.index.upperBound - band.index.lowerBound)
        return step > 0 ? index.rounded() : index
    }
}
