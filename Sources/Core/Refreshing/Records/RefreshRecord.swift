import Foundation
import WeatherModel
import WeatherServices

/// The state of one place's parts, and the user's requests for it.
struct RefreshRecord: Sendable {
    private(set) var parts: [WeatherPart: PartRecord] = [:]
    /// Whether the user has refreshed the place manually and the request has not begun.
    var isAskedByHand = false
    var lastByHand: RefreshMoment?

    /// - Parameter absent: The parts that the last answer lacked or that nobody offers.
    init(_ arrivals: [WeatherPart: PartArrival], absent: Set<WeatherPart>) {
        parts = arrivals.mapValues { PartRecord($0) }
        // A part that was missing from the last answer will still be missing shortly after a restart.
        let forecast = Self.oneAnswer.compactMap { arrivals[$0]?.fetchedAt }.max()
        guard let forecast else { return }
        for part in Self.oneAnswer where arrivals[part] == nil && absent.contains(part) {
            parts[part] = PartRecord(Self.nothing(at: forecast))
        }
    }

    /// The parts that most sources give in one answer.
    private static let oneAnswer: [WeatherPart] = [.current, .minutes, .hours, .days]

    /// Returns the record of a part that no source has, which is requested again an hour later.
    private static func nothing(at moment: Date) -> PartArrival {
        PartArrival(fetchedAt: moment, validUntil: moment + 3600)
    }

    /// Whether nothing has arrived and nothing was tried.
    var isUntouched: Bool { parts.isEmpty }

    /// Takes over the arrival or failure of the part in an answer.
    mutating func take(_ part: WeatherPart, from fetched: FetchedReport, at now: RefreshMoment) {
        var record = parts[part] ?? PartRecord()
        if let failure = fetched.failures[part] {
            record.failure = RefreshFailure(failure, at: now)
        } else {
            record.arrived(fetched.report?.arrivals[part] ?? Self.nothing(at: now.wall), at: now)
        }
        parts[part] = record
    }

    /// Takes over the arrivals that are later than those known.
    mutating func learn(_ arrivals: [WeatherPart: PartArrival]) {
        for (part, arrival) in arrivals where parts[part]?.fetchedAt.map({ $0 < arrival.fetchedAt }) ?? true {
            parts[part] = PartRecord(arrival)
        }
    }

    /// Returns the failure that keeps the part from being requested; nil once the wait is over.
    func failure(of part: WeatherPart, at now: RefreshMoment) -> RefreshFailure? {
        parts[part]?.failure.flatMap { $0.remaining(at: now) > 0 ? $0 : nil }
    }

    mutating func shortenFailures() {
        for part in parts.keys { parts[part]?.failure?.shorten() }
    }

    mutating func forgetFailures() {
        for part in parts.keys { parts[part]?.failure = nil }
    }
}
