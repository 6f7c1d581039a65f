import Foundation
import WeatherModel

/// The number of coming hours in which each step of a scale holds.
struct QuantityTally {
    /// The hours by the step.
    var hours: [Int: Double] = [:]
    /// The midnight that ends the last day they are of.
    var end: Date
    /// The scale, at the step that holds now if that is known.
    var sample: DetailScale
    /// The step that holds now; nil if it is not known.
    let present: Int?
    /// What each step does to people.
    let effects: [String]
    /// Returns the limits between the steps as text.
    let limits: (WeatherFormatter) -> [String]
    /// Returns the same without their unit, where it is told with the other end of a step; nil where they are too short for that.
    var numbers: (WeatherFormatter) -> [String]?
    /// Returns what the steps above the lowest begin with, where a limit belongs to the step below it; nil where it belongs to
    /// the one above.
    var starts: (WeatherFormatter) -> [String]? = { _ in nil }
}

extension QuantityTally {
    /// Returns nil where no coming period tells the quantity.
    init?(_ quantity: PageQuantity, _ report: SettledReport, _ context: SentenceContext) {
        let (now, present) = (report.now, quantity.scaleNow(in: report))
        let known = report.hourSpans.filter { $0.end > now }.compactMap { span in
            quantity.scale(of: span).map { (span: span, scale: $0) }
        }
        let end = ForecastEnd.after(known.last?.span.start.time, context)
        guard let sample = present ?? known.first?.scale else { return nil }
        let hours = known.reduce(into: [Int: Double]()) { hours, one in
            hours[one.scale.step, default: 0] += one.span.hours(from: now, to: end)
        }
        self.init(
            hours: hours, end: end, sample: sample, present: present?.step, effects: quantity.effects,
            limits: { formatter in
                quantity.toldLimits(in: formatter.units).map { limit in
                    quantity == .wind ? formatter.speed(number: limit) : quantity.text(of: limit, formatter)
                }
            },
            numbers: { formatter in
                let limits = quantity.limits(in: formatter.units)
                return switch quantity {
                case .wind: quantity.toldLimits(in: formatter.units).map(formatter.whole)
                case .precipitation:
                    quantity.toldLimits(in: formatter.units).map {
                        formatter.short(formatter.units.number(Precipitation($0)), digits: 2)
                    }
                case .visibility: limits.map { formatter.short($0, digits: $0 < 9.95 ? 1 : 0) }
                case .pressure:
                    limits.map { formatter.short($0, digits: formatter.units.pressure == .inchesOfMercury ? 2 : 0) }
                case .temperature, .feelsLike, .humidity, .uvIndex, .air, .sky: nil
                }
            })
    }
}

extension PageQuantity {
    /// Returns the limits as a table tells them: of wind as numbers in the reader's unit, of others in the quantity's own unit.
    ///
    /// Hours are counted by the scale of the quantity, whatever the unit. The whole numbers of a step are those that its winds are
    /// shown with, which the ends of two steps can share. No rain is told as less than the least that is shown.
    fileprivate func toldLimits(in units: Units) -> [Double] {
        switch self {
        case .wind:
            // A wind that is not calm is one at least.
            limits(in: units).map { max(1, $0.rounded(.toNearestOrAwayFromZero)) }
        case .precipitation:
            limits.map { units.precipitation == .inches ? max($0, Self.leastInches) : $0 }
        case .temperature, .feelsLike, .humidity, .pressure, .visibility, .uvIndex, .air, .sky: limits
        }
    }

    /// Millimetres of a hundredth of an inch.
    private static var leastInches: Double { 0.254 }
}

extension HourSpan {
    /// Returns the hours of it between two moments.
    func hours(from start: Date, to end: Date) -> Double {
        max(0, min(self.end, end).timeIntervalSince(max(self.start.time, start)) / 3600)
    }
}
