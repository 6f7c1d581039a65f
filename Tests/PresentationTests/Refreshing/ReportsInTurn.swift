import WeatherModel
import WeatherServices

/// The program's own report service, asked for forecasts, air quality and warnings one after the other.
struct ReportsInTurn: ReportFetching {
    let service: ReportService

    private static let groups: [Set<WeatherPart>] = [[.current, .minutes, .hours, .days], [.airQuality], [.alerts]]

    func report(of parts: Set<WeatherPart>, for location: Location) async -> FetchedReport {
        await service.report(of: parts, for: location)
    }

    func report(
        of parts: Set<WeatherPart>, for location: Location, arriving: @Sendable (FetchedReport) async -> Void
    ) async {
        for group in Self.groups where !group.isDisjoint(with: parts) {
            await service.report(of: group.intersection(parts), for: location, arriving: arriving)
        }
    }

    func networkReturned() { service.networkReturned() }

    func sourcesChanged() { service.sourcesChanged() }
}
