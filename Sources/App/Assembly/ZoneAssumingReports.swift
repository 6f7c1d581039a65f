import WeatherModel
import WeatherServices

/// Tells the sources the zone of the nearest town for places of which no zone is known, as some sources give none.
struct ZoneAssumingReports: ReportFetching {
    let reports: any ReportFetching
    /// Returns the IANA name of the zone of the town nearest to a point; nil if no town is known.
    let nearestZone: @Sendable (Coordinates) -> String?

    func report(of parts: Set<WeatherPart>, for location: Location) async -> FetchedReport {
        await reports.report(of: parts, for: zoned(location))
    }

    func report(
        of parts: Set<WeatherPart>, for location: Location, arriving: @Sendable (FetchedReport) async -> Void
    ) async {
        await reports.report(of: parts, for: zoned(location), arriving: arriving)
    }

    func firstSource(of part: WeatherPart, for location: Location) -> WeatherSource? {
        reports.firstSource(of: part, for: zoned(location))
    }

    func networkReturned() { reports.networkReturned() }

    func sourcesChanged() { reports.sourcesChanged() }

    private func zoned(_ location: Location) -> Location {
        guard location.timeZoneIdentifier == nil, location.assumedTimeZoneIdentifier == nil else { return location }
        var location = location
        location.assumedTimeZoneIdentifier = nearestZone(location.coordinates)
        return location
    }
}
