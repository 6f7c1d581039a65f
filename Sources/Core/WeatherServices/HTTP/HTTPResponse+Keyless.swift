import Foundation
import WeatherModel

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
