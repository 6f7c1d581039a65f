import Foundation
import WeatherModel

extension HTTPResponse {
    /// `checkedBody` for a source without keys, where 401 and 403 refuse the request and not a key.
    func checkedKeylessBody(now: Date, reason: (Data) -> String? = { _ in nil }) throws(FetchError) -> Data {
        if status == 401 || status == 403 {
            throw .rejected(status: status, reason: reason(body)?.bounded(to: Bound.reason))
        }
        return try checkedBody(now: now, reason: reason)
    }
}
