import Foundation
import Observation
import WeatherModel
import WeatherServices

/// What each source says of one place, asked for once and kept for a quarter of an hour.
@MainActor @Observable
final class ComparisonLoader {
    /// What came of asking one source.
    struct Answer {
        /// What it said; nil if it never did.
        var report: WeatherReport?
        /// Why it gave nothing the last time; nil if it did.
        var failure: FetchError?
        /// When it was asked.
        var asked: Date
    }

    /// The place with its exact coordinates.
    let place: Location
    /// The sources that can be asked, in the user's order; nil until that is known.
    private(set) var sources: [WeatherSource]?
    /// What is known of each source that was asked.
    private(set) var answers: [WeatherSource.ID: Answer] = [:]
    /// The sources that are being asked.
    private(set) var running: Set<WeatherSource.ID> = []
    private let comparing: any ForecastComparing

    /// The seconds for which what a source said is kept.
    static let keeping = 900.0

    /// Makes a loader, which asks for nothing yet.
    init(_ comparing: any ForecastComparing, of place: Location) {
        (self.comparing, self.place) = (comparing, place)
    }

    /// Whether a request is running, or it is being found out who can be asked.
    var isLoading: Bool { sources == nil || !running.isEmpty }

    /// Whether nothing that is kept would be asked for again.
    func isOver(at now: Date) -> Bool {
        running.isEmpty && answers.values.allSatisfy { !Self.isKept($0.asked, at: now) }
    }

    /// Finds out who can be asked, unless that is known.
    func findSources() async {
        guard sources == nil else { return }
        let found = await comparing.sources(for: place)
        if sources != found { sources = found }
    }

    /// Asks the sources of which nothing of the last quarter of an hour is known, side by side.
    ///
    /// - Parameters:
    ///   - known: What is known of each from elsewhere, which is asked for no more often.
    ///   - asksFailed: Whether those that failed meanwhile are asked again.
    func load(
        _ wanted: [WeatherSource], known: [WeatherSource.ID: WeatherReport], asksFailed: Bool, at now: Date
    ) async {
        let due = wanted.filter { source in
            guard !running.contains(source.id) else { return false }
            if let answer = answers[source.id] {
                return !Self.isKept(answer.asked, at: now) || answer.failure != nil && asksFailed
                    || answer.failure == .offlineByChoice
            }
            let arrivals = [WeatherPart.hours, .days].map { known[source.id]?.fetchedAt($0) }
            return !arrivals.allSatisfy { $0.map { Self.isKept($0, at: now) } ?? false }
        }
        guard !due.isEmpty else { return }
        running.formUnion(due.map(\.id))
        let (comparing, place) = (comparing, place)
        await withTaskGroup(of: (WeatherSource, FetchedReport).self) { group in
            for source in due { group.addTask { (source, await comparing.report(of: source, for: place)) } }
            for await (source, fetched) in group {
                running.remove(source.id)
                take(fetched, of: source, at: now)
            }
        }
    }

    private func take(_ fetched: FetchedReport, of source: WeatherSource, at now: Date) {
        let before = answers[source.id]?.report
        guard let report = fetched.report, report.days != nil || report.hours != nil else {
            let failure = fetched.failures[.days] ?? fetched.failures[.hours]
            answers[source.id] = Answer(report: before, failure: failure?.error ?? .notFound, asked: now)
            return
        }
        // Sources that tell only what is to come leave the hours of today that are over.
        var merged = before ?? report
        if before != nil { merged.merge(report) }
        answers[source.id] = Answer(report: merged, failure: nil, asked: now)
    }

    private static func isKept(_ time: Date, at now: Date) -> Bool {
        (0..<keeping).contains(now.timeIntervalSince(time))
    }
}
