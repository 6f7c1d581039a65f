import Foundation
import WeatherText

/// The rows of the chart that was made last, which stand in for those that would be made the same.
///
/// At a minute's tick all of them do, and at the hour all but two.
public final class ChartMemory {
    /// What all rows of a chart depend on.
    struct Basis: Equatable {
        let metric: ChartMetric
        let formatter: WeatherFormatter
        let zone: TimeZone
        let start: Date
    }

    /// The rows in ascending order, each with what it is made of.
    struct Rows {
        let spans: [HourSpan]
        let names: [ChartHourName]
        let daylight: [Bool]
        let hours: [MeteogramHour]

        /// Returns the name of a row; nil if it would be another one.
        func name(_ index: Int, for key: ChartHourName.Key) -> ChartHourName? {
            names.indices.contains(index) && names[index].key == key ? names[index] : nil
        }

        /// Returns a row; nil if it would be another one.
        func hour(_ index: Int, of span: HourSpan, _ name: ChartHourName, isDay: Bool) -> MeteogramHour? {
            guard hours.indices.contains(index), names[index].key == name.key, daylight[index] == isDay,
                spans[index] == span
            else { return nil }
            return hours[index]
        }
    }

    private var kept: (basis: Basis, rows: Rows)?

    /// Makes a memory of nothing.
    public init() {}

    /// Returns the rows of a chart with the same basis; nil if the last one had another.
    func rows(on basis: Basis) -> Rows? { kept.flatMap { $0.basis == basis ? $0.rows : nil } }

    func keep(_ rows: Rows, on basis: Basis) { kept = (basis, rows) }
}
