import Foundation
import WeatherModel

extension HTTPResponse {
    /// Returns the same as `checkedBody`; Open-Meteo's error texts also tell when an exceeded quota is renewed.
    func checkedOpenMeteoBody(now: Date) throws(FetchError) -> Data {
        do {
            return try checkedKeylessBody(now: now, reason: Self.reason)
        } catch .quotaExceeded(nil) {
            throw .quotaExceeded(retryAfter: Self.reason(body).flatMap { Self.retryMoment($0, now: now) })
        } catch .rejected(400, "No data is available for this location"?) {
            throw .notFound
        } catch .rejected(400, "The supplied API key is invalid."?) {
            throw .keyRefused
        } catch {
            throw error
        }
    }

    private static func reason(_ body: Data) -> String? {
        try? JSONObject(body).text("reason")
    }

    /// Returns the next full minute, hour or day (UTC) after "Minutely API request limit exceeded…", "Hourly …" or
    /// "Daily …"; nil for other texts.
    private static func retryMoment(_ reason: String, now: Date) -> Date? {
        func next(_ period: TimeInterval) -> Date {
            Date(timeIntervalSince1970: (now.timeIntervalSince1970 / period).rounded(.down) * period + period)
        }
        return switch reason.prefix(while: \.isLetter) {
        case "Minutely": now.addingTimeInterval(60)
        case "Hourly": next(3600)
        case "Daily": next(86400)
        default: nil
        }
    }
}
