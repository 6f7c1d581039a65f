import Synchronization
import WeatherModel
import WeatherServices

/// Answers with the report set for the place, and gives up when it is cancelled.
final class MockReportFetcher: ReportFetching {
    let answers = Answers<Location.ID, WeatherReport>()
    /// Holds answers back; opened by a cancellation.
    let gate = Gate()
    /// The parts that fail beside the answer.
    let failing = Mutex<[WeatherPart: FetchError]>([:])
    /// Whether what fails does so after the rest has come.
    let isInTurn = Mutex(false)
    private let wanted = Mutex<[Freshness]>([])

    /// How new each answer had to be, in the order they were asked for.
    var freshness: [Freshness] { wanted.withLock { $0 } }

    func firstSource(of part: WeatherPart, for location: Location) -> WeatherSource? { Samples.source }

    private func answer(_ report: WeatherReport, to parts: Set<WeatherPart>) -> FetchedReport {
        let failures = failing.withLock { $0 }.filter { parts.contains($0.key) }
        return FetchedReport(
            report: report, failures: failures.mapValues { PartFailure(source: Samples.source, error: $0) },
            gaps: failures.mapValues { _ in PartGap(.failed, since: report.fetchedAt(.current) ?? .distantPast) })
    }

    func report(
        of parts: Set<WeatherPart>, for location: Location, arriving: @Sendable (FetchedReport) async -> Void
    ) async {
        let whole = await self.report(of: parts, for: location)
        guard isInTurn.withLock({ $0 }), let found = whole.report else { return await arriving(whole) }
        await arriving(FetchedReport(report: found))
        await arriving(FetchedReport(failures: whole.failures, gaps: whole.gaps))
    }

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
        case .success(let report): answer(report, to: parts)
        case .failure(let error): RefreshSimulation.bad(parts, error)
        }
    }
}
