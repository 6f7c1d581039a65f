package import Foundation
package import WeatherModel

/// The hours of a quantity's page: what was reported until now, then the forecast, in order of time.
package struct QuantityHours {
    /// The rows; one of the past has what was reported in place of what was forecast, and one is that of now.
    package let rows: [Hour]
    /// The times of the rows that were reported.
    package let reported: Set<Date>
    /// Whether all that was reported was measured at a station, rather than calculated.
    package let isMeasured: Bool

    /// The seconds from an hour within which a report is taken for it.
    private static let reach: TimeInterval = 1800

    /// - Parameters:
    ///   - reports: What sources reported as current in the past days.
    ///   - span: The time that the rows cover.
    package init(
        _ quantity: PageQuantity, of report: SettledReport, reports: [CurrentConditions], in span: Range<Date>
    ) {
        let now = report.now
        var rows: [Date: Hour] = [:]
        for row in report.hourRows where span.contains(row.time) { rows[row.time] = row }
        guard quantity.isReported else {
            (self.rows, reported, isMeasured) = (rows.values.sorted { $0.time < $1.time }, [], false)
            return
        }
        let known = reports.filter { $0.time <= now && quantity.value(in: $0.conditions) != nil }
        var told = Self.byHour(known).filter { span.contains($0.key) && $0.key <= now }
        // The value of now is that of the page, and a row within half an hour before it might say another one.
        let present = report.present.flatMap { $0.kind != .past && quantity.value(in: $0.conditions) != nil ? $0 : nil }
        // Another day than today has nothing of it.
        if let present, span.contains(now) {
            told = told.filter { now.timeIntervalSince($0.key) >= Self.reach }
            rows = rows.filter { $0.key > now || now.timeIntervalSince($0.key) >= Self.reach }
            rows[now] = Hour(time: now, duration: 0, conditions: present.conditions)
        }
        for (time, one) in told {
            rows[time] = Hour(time: time, duration: rows[time]?.duration ?? 0, conditions: one.conditions)
        }
        self.rows = Self.joined(
            rows.values.sorted { $0.time < $1.time }, apart: Set(told.keys).union(present == nil ? [] : [now]))
        reported = Set(told.keys)
        isMeasured = told.values.allSatisfy { $0.kind == .observed }
    }

    /// Lets what came between the rows of the forecast follow each other as these do, so that no gap is seen there.
    private static func joined(_ rows: [Hour], apart: Set<Date>) -> [Hour] {
        var joined = rows
        for index in rows.indices.dropFirst() {
            let (before, after) = (rows[index - 1], rows[index])
            guard apart.contains(before.time) || apart.contains(after.time) else { continue }
            // A row within half an hour before now is gone.
            let step = rows[index...].first { !apart.contains($0.time) }?.duration ?? 0
            let gap = after.time.timeIntervalSince(before.time)
            joined[index].duration = gap <= max(step, 3600) + reach ? gap : min(after.duration, 3600)
        }
        return joined
    }

    /// The report nearest to each hour that has one within half an hour.
    private static func byHour(_ reports: [CurrentConditions]) -> [Date: CurrentConditions] {
        var found: [Date: CurrentConditions] = [:]
        for one in reports {
            let hour = Date(
                timeIntervalSinceReferenceDate: (one.time.timeIntervalSinceReferenceDate / 3600).rounded() * 3600)
            func distance(_ report: CurrentConditions) -> TimeInterval { abs(report.time.timeIntervalSince(hour)) }
            if found[hour].map({ distance(one) <= distance($0) }) ?? true { found[hour] = one }
        }
        return found
    }
}
