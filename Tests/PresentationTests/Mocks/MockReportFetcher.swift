import Synchronization
import WeatherModel
import WeatherServices

/// Answers with the report set for the place, and gives up when it is cancelled.
final class MockReportFetcher: ReportFetching {
    let answers = Answers<Location.ID, WeatherReport>()
    /// Holds answers back; opened by a cancellation.
    let gate = Gate()
    private let wanted = Mutex<[Freshness]>([])

    /// How new each answer had to be, in the order they were asked for.
    var freshness: [Freshness] { wanted.withLock { $0 } }

    func firstSource(of part: WeatherPart, for location: Location) -> WeatherSource? { Samples.source }

    func report(of parts: Set<WeatherPart>, for location: Location) async -> FetchedReport {
        wanted.withLock { $0.append(Freshness.wanted) }
        let result = await withTaskCancellationHandler {
            do throws(FetchError) {
                return Result<WeatherReport, FetchError>.success(try await answers.answer(to: location.id))
            } catch {
                return .failure(error)
            }
        } onCancel: {
            Task { await gate.open() }
        }
        if Task.isCancelled { return RefreshSimulation.bad(parts, .cancelled) }
        return switch result {
        case .success(let report): FetchedReport(report: report)
        case .failure(let error): RefreshSimulation.bad(parts, error)
        }
    }
}
