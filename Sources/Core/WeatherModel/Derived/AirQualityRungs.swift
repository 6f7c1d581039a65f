import Foundation

/// The ladder of one pollutant: concentrations and the index at each, straight lines between.
struct AirQualityRungs: Sendable {
    let hours: Int
    /// What a microgram per cubic metre is in the unit of the rungs.
    private let unit: Double
    /// The step to which the standard cuts off a concentration; 0 where it does not.
    private let step: Double
    private let bands: [Band]

    private struct Band: Sendable {
        let concentrations: ClosedRange<Double>
        let index: ClosedRange<Double>
    }

    /// Bands that begin a step above where the one below ends, as the United States' do.
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

    /// Bands that touch, as the European ones do, each of 20 points.
    init(hours: Int, tops: [Double]) {
        self.hours = hours
        unit = 1
        step = 0
        bands = zip([0] + tops, tops).enumerated().map { number, ends in
            Band(concentrations: ends.0...ends.1, index: Double(number) * 20...Double(number + 1) * 20)
        }
    }

    /// Above the last band its line goes on.
    func index(_ micrograms: Double) -> Double? {
        guard micrograms >= 0 else { return nil }
        let value = step > 0 ? (micrograms * unit / step + 1e-6).rounded(.down) * step : micrograms * unit
        // Half a step of tolerance keeps a value that is cut off to the very top of a band within it.
        guard let band = bands.first(where: { value < $0.concentrations.upperBound + step / 2 }) ?? bands.last else {
            return nil
        }
        let (low, high) = (band.concentrations.lowerBound, band.concentrations.upperBound)
        let share = (value - low) / (high - low)
        let index = band.index.lowerBound + share * (band.index.upperBound - band.index.lowerBound)
        return step > 0 ? index.rounded() : index
    }
}
