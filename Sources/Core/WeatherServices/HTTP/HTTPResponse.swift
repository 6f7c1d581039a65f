public import Foundation
import WeatherModel

/// A complete HTTP answer.
public struct HTTPResponse: Sendable, Hashable {
    /// The status code, 100 to 999.
    public var status: Int
    /// The headers, with names in lower case.
    public var headers: [String: String]
    /// The body after decompression; may be empty.
    public var body: Data
    /// The time the server sent or last confirmed the body; nil for an answer that does not come from the cache.
    public var confirmedAt: Date?

    /// Makes an answer; the header names must be in lower case.
    public init(status: Int, headers: [String: String] = [:], body: Data = Data(), confirmedAt: Date? = nil) {
        self.status = status
        self.headers = headers
        self.body = body
        self.confirmedAt = confirmedAt
    }
}

extension HTTPResponse {
    /// The error of an answer by which the server asks to be left alone: a 429, or a 5xx that names a time; nil for any
    /// other.
    ///
    /// - Parameter now: The time from which seconds in `Retry-After` count.
    func order(now: Date) -> FetchError? {
        switch status {
        case 429: .quotaExceeded(retryAfter: retryMoment(now))
        case 500...: retryMoment(now).map { .serverTrouble(status: status, retryAfter: $0) }
        default: nil
        }
    }

    /// The time named in `Retry-After`; nil if there is none.
    func retryMoment(_ now: Date) -> Date? {
        RetryAfter.moment(headers["retry-after"], now: now)
    }
}

extension HTTPResponse {
    /// Returns the target of a redirect, nil for other answers; throws for another host or port or a change from https
    /// to http.
    ///
    /// From http to https the port may change from 80 to 443 only.
    func redirectTarget(from origin: URL) throws(FetchError) -> URL? {
        guard [301, 302, 303, 307, 308].contains(status), let location = headers["location"] else { return nil }
        guard let target = URL(string: location, relativeTo: origin)?.absoluteURL,
            let host = target.host()?.lowercased(), host == origin.host()?.lowercased(),
            let scheme = target.scheme?.lowercased(), let originScheme = origin.scheme?.lowercased(),
            scheme == "https" || scheme == originScheme,
            target.effectivePort == origin.effectivePort
                || (scheme != originScheme && target.effectivePort == 443 && origin.effectivePort == 80)
        else { throw .redirectRefused }
        return target
    }
}

extension URL {
    /// The port, or the default of the scheme if none is given.
    fileprivate var effectivePort: Int? { port ?? (scheme?.lowercased() == "https" ? 443 : 80) }
}

extension HTTPResponse {
    /// Returns the body of a successful answer that can be data, or throws the error for its status or content.
    ///
    /// - Parameters:
    ///   - now: The time from which seconds in `Retry-After` count.
    ///   - reason: Reads the source's reason from the body of a rejected request (4xx).
    public func checkedBody(now: Date, reason: (Data) -> String? = { _ in nil }) throws(FetchError) -> Data {
        switch status {
        case 200...299: break
        case 401, 403: throw .keyRefused
        case 404: throw .notFound
        case 429: throw .quotaExceeded(retryAfter: retryMoment(now))
        case 400...499: throw .rejected(status: status, reason: reason(body)?.bounded(to: Bound.reason))
        case 500...: throw .serverTrouble(status: status, retryAfter: retryMoment(now))
        default: throw .unknown
        }
        let marks = Set("\u{FEFF} \t\r\n".utf8)
        guard let first = body.first(where: { !marks.contains($0) }) else { throw .emptyAnswer }
        guard first != UInt8(ascii: "<") else { throw .webPage }
        return body
    }
}

extension HTTPResponse {
    /// Returns the same as `checkedBody` for a source without keys, for which 401 and 403 reject the request and not a
    /// key.
    func checkedKeylessBody(now: Date, reason: (Data) -> String? = { _ in nil }) throws(FetchError) -> Data {
        if status == 401 || status == 403 {
            throw .rejected(status: status, reason: reason(body)?.bounded(to: Bound.reason))
        }
        return try checkedBody(now: now, reason: reason)
    }
}

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
