import Foundation
import WeatherModel

extension HTTPResponse {
    /// `checkedBody` for an answer in XML, which begins as a web page does.
    func checkedMarkup(now: Date) throws(FetchError) -> Data {
        do {
            return try checkedBody(now: now)
        } catch .webPage {
            return body
        } catch {
            throw error
        }
    }

    /// Until when the answer may be used without asking again, by `Cache-Control: max-age`, else by `Expires`.
    func freshUntil(now: Date) -> Date? {
        let directives = (headers["cache-control"] ?? "").lowercased().split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        if let age = directives.first(where: { $0.hasPrefix("max-age=") }), let seconds = UInt32(age.dropFirst(8)) {
            return now.addingTimeInterval(TimeInterval(seconds))
        }
        return RetryAfter.moment(headers["expires"], now: now)
    }
}
