import Foundation
package import WeatherModel
import WeatherServices

/// What is known of one place's parts, and what the user asked of it.
struct PlaceRecord: Sendable {
    private(set) var parts: [WeatherPart: PartRecord] = [:]
    /// Asked for by the user and not yet begun.
    var isAskedByHand = false
    var lastByHand: RefreshMoment?

    init(_ arrivals: [WeatherPart: PartArrival]) {
        parts = arrivals.mapValues { PartRecord($0) }
        // What came without this part will not have it when the program is started again a moment later.
        let forecast = Self.oneAnswer.compactMap { arrivals[$0]?.fetchedAt }.max()
        guard let forecast else { return }
        for part in Self.oneAnswer where arrivals[part] == nil { parts[part] = PartRecord(Self.nothing(at: forecast)) }
    }

    /// The parts that most sources give in one answer.
    private static let oneAnswer: [WeatherPart] = [.current, .minutes, .hours, .days]

    /// Nobody had the part, and nobody failed: an hour later is soon enough to ask again.
    private static func nothing(at moment: Date) -> PartArrival {
        PartArrival(fetchedAt: moment, validUntil: moment + 3600)
    }

    /// Whether nothing has ever arrived, and nothing was tried.
    var isUntouched: Bool { parts.isEmpty }

    /// Takes over what became of the part in an answer.
    mutating func take(_ part: WeatherPart, from fetched: FetchedReport, at now: RefreshMoment) {
        var record = parts[part] ?? PartRecord()
        if let failure = fetched.failures[part] {
            record.failure = RefreshFailure(failure, at: now)
        } else {
            record.arrived(fetched.report?.arrivals[part] ?? Self.nothing(at: now.wall), at: now)
        }
        parts[part] = record
    }

    /// The failure that keeps the part from being asked for; nil once its wait is over.
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

extension WeatherReport {
    /// Who gave the part; nil where it is missing.
    package func source(of part: WeatherPart) -> WeatherSource? {
        switch part {
        case .current: current?.source
        case .minutes: minutes?.source
        case .hours: hours?.source
        case .days: days?.source
        case .airQuality: airQuality?.source
        case .alerts: alerts?.source
        }
    }
}
