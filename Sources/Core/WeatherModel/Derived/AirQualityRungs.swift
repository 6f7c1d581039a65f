import Foundation

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
