public import Foundation
import WeatherModel

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
