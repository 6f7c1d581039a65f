import Foundation
import WeatherModel

/// A part of a report as it is stored.
struct StoredPart {
    let part: WeatherPart
    let stamp: PartStamp
    let payload: Data

    /// The parts the report has.
    static func all(of report: WeatherReport) -> [StoredPart] {
        [
            make(.current, report.current) { Table.current.write([$0], to: &$1) },
            make(.minutes, report.minutes) { Table.minutes.write($0, to: &$1) },
            make(.hours, report.hours) { Table.hours.write($0, to: &$1) },
            make(.days, report.days) { Table.days.write($0, to: &$1) },
            make(.airQuality, report.airQuality) {
                Table.airQuality.write([$0.current].compactMap { $0 }, to: &$1)
                Table.airQuality.write($0.hours, to: &$1)
            },
            make(.alerts, report.alerts) { AlertPayload.write($0, to: &$1) },
        ].compactMap { $0 }
    }

    private static func make<Value>(
        _ part: WeatherPart, _ value: Sourced<Value>?, _ write: (Value, inout PayloadWriter) -> Void
    ) -> StoredPart? {
        value.map { value in
            StoredPart(part: part, stamp: value.stamp, payload: Payload.make { write(value.value, &$0) })
        }
    }
}
