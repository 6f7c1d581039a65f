import Foundation
import WeatherModel

/// A part of a report in its stored form.
struct StoredPart {
    let part: WeatherPart
    let stamp: PartStamp
    let payload: Data
    /// The first and last instant in seconds since 2001, or day in days since 1970, that the part covers; nil if it is
    /// not kept in the history.
    let span: ClosedRange<Double>?

    /// Returns the parts that the report has.
    static func all(of report: WeatherReport) -> [StoredPart] {
        [
            make(.current, report.current, span: { Self.span($0.time, $0.time) }) {
                PayloadTable.current.write([$0], to: &$1)
            },
            make(.minutes, report.minutes) { PayloadTable.minutes.write($0, to: &$1) },
            make(.hours, report.hours, span: { Self.span($0.first?.time, $0.last?.time) }) {
                PayloadTable.hours.write($0, to: &$1)
            },
            make(.days, report.days, span: { Self.span($0.first?.date, $0.last?.date) }) {
                PayloadTable.days.write($0, to: &$1)
            },
            make(.airQuality, report.airQuality) {
                PayloadTable.airQuality.write([$0.current].compactMap { $0 }, to: &$1)
                PayloadTable.airQuality.write($0.hours, to: &$1)
            },
            make(.alerts, report.alerts) { AlertPayload.write($0, to: &$1) },
            make(.spread, report.spread) { PayloadTable.spread.write($0, to: &$1) },
        ].compactMap { $0 }
    }

    private static func make<Value>(
        _ part: WeatherPart, _ value: Sourced<Value>?, span: (Value) -> ClosedRange<Double>? = { _ in nil },
        _ write: (Value, inout PayloadWriter) -> Void
    ) -> StoredPart? {
        value.map { value in
            StoredPart(
                part: part, stamp: value.stamp,
                payload: Payload.make {
                    write(value.value, &$0)
                    PublisherPayload.write(value.publishers, to: &$0)
                },
                span: span(value.value))
        }
    }

    private static func span(_ first: Date?, _ last: Date?) -> ClosedRange<Double>? {
        guard let first, let last, first <= last else { return nil }
        return first.timeIntervalSinceReferenceDate...last.timeIntervalSinceReferenceDate
    }

    private static func span(_ first: CivilDate?, _ last: CivilDate?) -> ClosedRange<Double>? {
        guard let first, let last, first <= last else { return nil }
        return Double(first.dayNumber)...Double(last.dayNumber)
    }
}
