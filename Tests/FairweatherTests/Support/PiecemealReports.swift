import Foundation
import Synchronization
import WeatherModel
import WeatherServices

/// A service that gives one part after another in an order of its own, each when it is told to.
final class PiecemealReports: ReportFetching, GeocodingService {
    private let whole: WeatherReport
    private let order: [WeatherPart]
    private let steps: AsyncStream<Void>
    private let step: AsyncStream<Void>.Continuation

    init(_ whole: WeatherReport, in order: [WeatherPart]) {
        (self.whole, self.order) = (whole, order)
        (steps, step) = AsyncStream.makeStream()
    }

    /// Lets the next part arrive.
    func goOn() { step.yield() }

    func report(of parts: Set<WeatherPart>, for location: Location) async -> FetchedReport {
        FetchedReport(report: whole)
    }

    func report(
        of parts: Set<WeatherPart>, for location: Location, arriving: @Sendable (FetchedReport) async -> Void
    ) async {
        var told = steps.makeAsyncIterator()
        for part in order where parts.contains(part) {
            guard await told.next() != nil else { return }
            await arriving(FetchedReport(report: only(part)))
        }
    }

    func locations(named name: String, limit: Int) async throws(FetchError) -> [Location] { [] }

    private func only(_ part: WeatherPart) -> WeatherReport {
        var report = WeatherReport(timeZone: whole.timeZone)
        report.copy(part, from: whole)
        return report
    }
}
