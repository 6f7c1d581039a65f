import WeatherModel
import WeatherServices

/// Saves the failures of the sources after each report.
struct RememberingReports: ReportFetching {
    let reports: any ReportFetching
    let health: SourceHealth
    let memory: HealthMemory

    func report(of parts: Set<WeatherPart>, for location: Location) async -> FetchedReport {
        let fetched = await reports.report(of: parts, for: location)
        memory.keep(health)
        return fetched
    }

    func report(
        of parts: Set<WeatherPart>, for location: Location, arriving: @Sendable (FetchedReport) async -> Void
    ) async {
        await reports.report(of: parts, for: location, arriving: arriving)
        memory.keep(health)
    }

    func firstSource(of part: WeatherPart, for location: Location) -> WeatherSource? {
        reports.firstSource(of: part, for: location)
    }

    func networkReturned() { reports.networkReturned() }

    func sourcesChanged() { reports.sourcesChanged() }
}
