public import Foundation

extension HTTPResponse {
    /// The longest time in seconds for which an answer counts as fresh, whatever its server says: a day.
    private static let longestLifetime: TimeInterval = 86400

    /// Returns the time until which the answer is fresh by RFC 9111, section 4.2; nil if the server does not say.
    ///
    /// The difference of the server's `Date` and `Expires` is used, so that a wrong local clock does no harm.
    /// - Parameter now: The time the answer arrived; for a cached answer the time of its confirmation is used instead.
    public func expires(now: Date) -> Date? {
        let arrival = confirmedAt ?? now
        return lifetime(arrival).map { arrival.addingTimeInterval(min($0, Self.longestLifetime)) }
    }

    /// Whether the server forbids caching (`no-store`).
    var forbidsKeeping: Bool { directives["no-store"] != nil }

    private func lifetime(_ arrival: Date) -> TimeInterval? {
        let directives = directives
        guard directives["no-store"] == nil, directives["no-cache"] == nil else { return nil }
        if let seconds = directives["max-age"].flatMap({ UInt32($0) }) {
            let age = headers["age"].flatMap { UInt32($0) } ?? 0
            return max(0, TimeInterval(seconds) - TimeInterval(age))
        }
        guard let end = HTTPDate.date(headers["expires"]) else { return nil }
        return max(0, end.timeIntervalSince(HTTPDate.date(headers["date"]) ?? arrival))
    }

    /// The directives of `Cache-Control`, with names in lower case.
    private var directives: [String: String] {
        let parts = headers["cache-control"]?.split(separator: ",") ?? []
        return parts.reduce(into: [:]) { directives, part in
            let pair = part.split(separator: "=", maxSplits: 1).map {
                $0.trimmingCharacters(in: [" ", "\t", "\""])
            }
            if let name = pair.first { directives[name.lowercased()] = pair.count > 1 ? pair[1] : "" }
        }
    }
}
