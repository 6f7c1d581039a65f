public import Foundation

extension HTTPResponse {
    /// The longest an answer is taken for fresh, whatever its server says: a day.
    private static let longestLifetime: TimeInterval = 86400

    /// Until when the server asks not to be asked again, RFC 9111, section 4.2; nil where it does not say.
    ///
    /// What counts is the time between the server's own `Date` and `Expires`, so that a wrong clock here does no harm.
    /// - Parameter now: When the answer arrived; one that was kept goes by the moment it was confirmed.
    public func expires(now: Date) -> Date? {
        let arrival = confirmedAt ?? now
        return lifetime(arrival).map { arrival.addingTimeInterval(min($0, Self.longestLifetime)) }
    }

    /// Whether the server wants no copy to be held.
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

    /// Those of `Cache-Control`, names in lower case.
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
