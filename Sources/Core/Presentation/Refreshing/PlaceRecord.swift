import Foundation
import WeatherModel
import WeatherServices

/// What is known of one place's parts, and what the user asked of it.
struct PlaceRecord: Sendable {
    private(set) var parts: [WeatherPart: PartRecord] = [:]
    /// Asked for by the user and not yet begun.
    var isAskedByHand = false
    var lastByHand: RefreshMoment?

    init(_ report: WeatherReport?) {
        for part in WeatherPart.allCases {
            guard let report, let fetchedAt = report.fetchedAt(part) else { continue }
            parts[part] = PartRecord(
                fetchedAt: fetchedAt, validUntil: report.validUntil(part), source: report.source(of: part)?.id)
        }
    }

    /// Whether nothing has ever arrived, and nothing was tried.
    var isUntouched: Bool { parts.isEmpty }

    /// Takes over what became of the part in an answer.
    mutating func take(_ part: WeatherPart, from fetched: FetchedReport, at now: RefreshMoment) {
        var record = parts[part] ?? PartRecord()
        if let failure = fetched.failures[part] {
            record.failure = RefreshFailure(failure.error, after: record.failure, at: now)
            record.source = failure.source.id
        } else if let report = fetched.report, let fetchedAt = report.fetchedAt(part) {
            record.arrived(
                validUntil: report.validUntil(part), fetchedAt: fetchedAt, source: report.source(of: part)?.id, at: now)
        } else {
            // Nobody has it for this place, and nobody failed: an hour is soon enough to ask again.
            record.arrived(validUntil: now.wall + 3600, fetchedAt: now.wall, source: record.source, at: now)
        }
        parts[part] = record
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
    func source(of part: WeatherPart) -> WeatherSource? {
        switch part {
        case .current: current?.source
        case .minutes: minutes?.source
        case .hours: hours?.source
        case .days: days?.source
        case .airQuality: airQuality?.source
        case .alerts: alerts?.source
        }
    }

    /// Until when the part's source asks not to be asked again; nil where it does not say.
    func validUntil(_ part: WeatherPart) -> Date? {
        switch part {
        case .current: current?.validUntil
        case .minutes: minutes?.validUntil
        case .hours: hours?.validUntil
        case .days: days?.validUntil
        case .airQuality: airQuality?.validUntil
        case .alerts: alerts?.validUntil
        }
    }
}
