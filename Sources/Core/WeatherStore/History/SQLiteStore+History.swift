public import Foundation
public import WeatherModel

/// The stored forecasts and current conditions of the last weeks.
///
/// A forecast that was fetched again unchanged counts once, with the time of its first fetch.
extension SQLiteStore {
    /// Returns the hours of the place in the range in ascending order, each from the latest forecast that has it.
    public func hours(of id: Location.ID, in range: Range<Date>) async throws(StoreError) -> [Sourced<Hour>] {
        let times = range.seconds
        return try await history.read { table in
            var found: [Date: Sourced<Hour>] = [:]
            try table.each(.hours, of: id, in: times) { stamp, payload in
                for hour in PayloadTable.hours.rows(payload, keys: times) where range.contains(hour.time) {
                    if found[hour.time] == nil { found[hour.time] = stamp.sourced(hour) }
                }
                return Double(found.count) < (times.upperBound - times.lowerBound) / 3600
            }
            return found.values.sorted { $0.value.time < $1.value.time }
        }
    }

    /// Returns all forecasts for the hour within 30 minutes of the instant, the earliest fetched first.
    public func forecasts(of id: Location.ID, for instant: Date) async throws(StoreError) -> [Sourced<Hour>] {
        let times = (instant.addingTimeInterval(-1800)..<instant.addingTimeInterval(1800)).seconds
        return try await history.read { table in
            var found: [Sourced<Hour>] = []
            try table.each(.hours, of: id, in: times) { stamp, payload in
                let nearest = PayloadTable.hours.rows(payload, keys: times).min {
                    abs($0.time.timeIntervalSince(instant)) < abs($1.time.timeIntervalSince(instant))
                }
                if let nearest { found.append(stamp.sourced(nearest)) }
                return true
            }
            return found.sorted { $0.fetchedAt < $1.fetchedAt }
        }
    }

    /// Returns all forecasts for the day, the earliest fetched first.
    public func forecasts(of id: Location.ID, for date: CivilDate) async throws(StoreError) -> [Sourced<Day>] {
        let days = Double(date.dayNumber)...Double(date.dayNumber)
        return try await history.read { table in
            var found: [Sourced<Day>] = []
            try table.each(.days, of: id, in: days) { stamp, payload in
                found += PayloadTable.days.rows(payload, keys: days).map(stamp.sourced)
                return true
            }
            return found.sorted { $0.fetchedAt < $1.fetchedAt }
        }
    }

    /// Returns the current conditions reported in the range, in ascending order of time.
    public func reported(
        of id: Location.ID, in range: Range<Date>
    ) async throws(StoreError) -> [Sourced<CurrentConditions>] {
        let times = range.seconds
        return try await history.read { table in
            var found: [Sourced<CurrentConditions>] = []
            try table.each(.current, of: id, in: times) { stamp, payload in
                found += PayloadTable.current.rows(payload, keys: times).map(stamp.sourced)
                return true
            }
            return found.filter { range.contains($0.value.time) }.sorted { $0.value.time < $1.value.time }
        }
    }
}

extension Range<Date> {
    /// The range in seconds since 2001, including its upper bound.
    var seconds: ClosedRange<Double> {
        lowerBound.timeIntervalSinceReferenceDate...upperBound.timeIntervalSinceReferenceDate
    }
}

extension PayloadTable {
    /// Returns the rows with a key in the range, or all where there is none; none if the payload cannot be read.
    func rows(_ payload: Data, keys: ClosedRange<Double>? = nil) -> [Row] {
        (try? Payload.read(payload) { reader throws(UnreadablePayload) in try read(&reader, keys: keys) }) ?? []
    }
}
