public import Foundation
public import WeatherModel
public import WeatherStore

/// What is known of one step of a forecast: between which two values each quantity stays from its beginning to its end.
///
/// An instantaneous value is known at both ends, and taken to go straight from one to the other. As a limit has no gap
/// inside, a step whose ends meet it meets it at every moment.
public struct HourReading: Sendable, Hashable {
    /// The step, an hour long or as long as the source's are.
    public let span: Range<Date>
    /// What falls in it, if anything does.
    let kind: PrecipitationKind
    private var courses: [HourlyQuantity: QuantityCourse] = [:]

    /// The lowest and the highest value of a quantity; nil where it is not known of the whole step.
    public subscript(quantity: HourlyQuantity) -> ClosedRange<Double>? { values(of: quantity, in: span) }

    /// Returns the lowest and the highest value of a quantity in a part of the step; nil where it is not known of all of it.
    ///
    /// A value that a source gives for the whole step, such as a gust or what falls, counts for each part of it; of
    /// instantaneous values those count that are reached in the part.
    public func values(of quantity: HourlyQuantity, in part: Range<Date>) -> ClosedRange<Double>? {
        courses[quantity]?.values(in: part.clamped(to: span))
    }

    /// Returns whether anything is known of a quantity, even if it is only the value at one end.
    func touches(_ quantity: HourlyQuantity) -> Bool { courses[quantity]?.isTouched == true }

    /// Returns the readings of the quantities, in ascending order and without overlaps.
    ///
    /// - Parameters:
    ///   - hours: The rows of a forecast; one that ends before its predecessor does is left out.
    ///   - air: The air quality; nil where it is not known.
    ///   - start: The time before which all that is over is left out; nil for none.
    public static func all(
        of quantities: some Collection<HourlyQuantity>, in hours: [Hour], _ air: AirQualityReport? = nil,
        over coordinates: Coordinates, from start: Date? = nil
    ) -> [HourReading] {
        let airHours = AirByHour(quantities.contains(where: \.isOfAir) ? air : nil)
        var readings: [HourReading] = []
        var before: Hour?
        for hour in hours {
            // A row of longer steps can begin before the end of a shorter one; the one that is there counts.
            guard let span = hour.step, before.map({ $0.time < hour.time }) ?? true,
                readings.last.map({ $0.span.upperBound <= span.lowerBound }) ?? true
            else { continue }
            defer { before = hour }
            if let start, span.upperBound <= start { continue }
            var reading = HourReading(span: span, kind: hour.kind)
            let first = before.flatMap { $0.time == span.lowerBound ? $0 : nil }
            for quantity in quantities {
                let course =
                    quantity.isOfAir
                    ? airHours.course(of: quantity, in: span)
                    : quantity.course(in: span, over: coordinates) ?? quantity.course(from: first, to: hour)
                reading.courses[quantity] = course
            }
            readings.append(reading)
        }
        return readings
    }

    private init(span: Range<Date>, kind: PrecipitationKind) {
        (self.span, self.kind) = (span, kind)
    }
}

extension Hour {
    /// What its condition says that falls; where that is dry or missing, what its temperature lets fall.
    fileprivate var kind: PrecipitationKind {
        conditions.condition.flatMap { PrecipitationKind($0) } ?? PrecipitationKind(at: conditions.temperature)
    }

    /// The step of the row; nil for one of no length, of more than a day or at no time, which says nothing.
    fileprivate var step: Range<Date>? {
        guard duration.isFinite, duration > 0, duration <= 86_400, time.timeIntervalSinceReferenceDate.isFinite else {
            return nil
        }
        return covered
    }
}

/// The rows of a report of the air by their time.
private struct AirByHour {
    private let rows: [Date: AirQuality]
    private let report: AirQualityReport?

    init(_ report: AirQualityReport?) {
        self.report = report
        rows = Dictionary((report?.hours ?? []).map { ($0.time, $0) }) { first, _ in first }
    }

    func course(of quantity: HourlyQuantity, in span: Range<Date>) -> QuantityCourse {
        QuantityCourse(
            points: [span.lowerBound, span.upperBound].compactMap { time in
                value(of: quantity, at: time).map { QuantityCourse.Point(time: time, value: $0) }
            })
    }

    private func value(of quantity: HourlyQuantity, at time: Date) -> Double? {
        guard let report, let row = rows[time] else { return nil }
        return quantity == .pollen
            ? row.pollen.values.map(\.value).filter(\.isFinite).max() : report.index(.european, of: row)?.value
    }
}

extension HourlyQuantity {
    /// Whether it is of a report of the air.
    fileprivate var isOfAir: Bool { self == .airQuality || self == .pollen }
}
