public import ForecastHistory
import Foundation
public import WeatherModel
public import WeatherText

/// The temperatures of one day as one forecast after the other had them, with a row for each.
public struct IssueFan: Sendable, Hashable {
    /// A temperature in the unit shown, so many hours after the beginning of the day.
    struct Value: Sendable, Hashable {
        let hour: Double
        let number: Double
        let celsius: Temperature
    }

    /// A number or a time that is marked.
    struct Tick: Sendable, Hashable {
        let place: Double
        let text: String
    }

    /// Words and rows.
    public let text: DayIssuesText
    /// The temperatures of each forecast, in the order of the rows; empty where they are not known.
    let curves: [[Value]]
    /// Whether each forecast has a value an hour, so that lines between them may be curved.
    let isFine: Bool
    /// The length of the day in hours: 24, 23 or 25.
    let length: Double
    let nights: [ClosedRange<Double>]
    let scale: ClosedRange<Double>
    let ticks: [Tick]
    let times: [Tick]
    /// The place of 0 °C on the scale.
    let freezing: Double
    /// "now: 7°".
    let presentText: String

    /// Returns the row that an arrow key leads to from another, or from outside: the first and the last are the ends, as another
    /// step would leave the day for its neighbour; nil where there is no row.
    public func row(from row: Int?, by step: Int) -> Int? {
        let end = text.rows.count - 1
        guard end >= 0 else { return nil }
        return row.map { min(max($0 + step, 0), end) } ?? (step > 0 ? 0 : end)
    }

    /// The least number of forecasts with temperatures of which curves are drawn.
    private static let leastCurves = 3
    /// The least span of the scale in degrees Celsius, so that a small change looks small.
    private static let leastSpan = 8.0

    /// - Parameters:
    ///   - present: The day as the page shows it.
    ///   - line: The line that the page has of the day; nil for none.
    public init?(
        _ issues: DayIssues, present: Day, beside line: RevisionText? = nil, in report: SettledReport,
        over coordinates: Coordinates, _ context: SentenceContext
    ) {
        guard let span = present.date.span(in: context.zone) else { return nil }
        let units = context.formatter.units
        text = DayIssuesText(issues, present: present, beside: line, over: coordinates, context)
        length = span.upperBound.timeIntervalSince(span.lowerBound) / 3600
        func hour(_ time: Date) -> Double { time.timeIntervalSince(span.lowerBound) / 3600 }
        let known = issues.all.map { issue in
            issue.rows.compactMap { row -> Value? in
                guard let celsius = row.temperature, span.lowerBound <= row.time, row.time <= span.upperBound else {
                    return nil
                }
                return Value(hour: hour(row.time), number: units.number(celsius), celsius: celsius)
            }
        }
        let isDrawn = known.count { $0.count > 1 } >= Self.leastCurves
        curves = isDrawn ? known : known.map { _ in [] }
        isFine = issues.all.allSatisfy { $0.hours.allSatisfy { $0.duration <= 3600 } }
        let whole = Meteogram(of: present.date, in: report, over: coordinates, context)
        let beginning = whole?.day?.lowerBound ?? 0
        nights = (whole?.nights ?? []).compactMap { night in
            let (start, end) = (max(night.lowerBound - beginning, 0), min(night.upperBound - beginning, 24.999))
            return start < end ? start...end : nil
        }
        let floor = units.number(Temperature(Self.leastSpan)) - units.number(Temperature(0))
        let scaling = QuantityScaling(
            curves.joined().map(\.number), floor: floor, bounds: -Double.infinity...Double.infinity)
        scale = scaling.range
        ticks = scaling.ticks.map { tick in
            let text = tr("{number}°", ["number": context.formatter.short(tick, digits: 0)])
            return Tick(place: tick, text: context.formatter.isolated(value: text))
        }
        times = stride(from: 0, through: 24, by: 6).compactMap { clock in
            guard clock < 24 else {
                return Tick(
                    place: hour(span.upperBound), text: context.formatter.endOfDay(span.upperBound, in: context.zone))
            }
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = context.zone
            return calendar.date(bySettingHour: clock, minute: 0, second: 0, of: span.lowerBound).map {
                Tick(place: hour($0), text: context.formatter.hour($0, in: context.zone))
            }
        }
        freezing = units.number(Temperature(0))
        presentText = context.formatter.isolated(
            value: tr("now: {high}", ["high": context.formatter.temperature(present.high)]))
    }
}
