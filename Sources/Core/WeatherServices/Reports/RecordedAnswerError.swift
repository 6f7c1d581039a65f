import Foundation
import WeatherModel

/// Why a recorded answer cannot be shown as the weather of a place.
public enum RecordedAnswerError: Error, Sendable, Hashable {
    /// It is of no format that the program reads.
    case unknownFormat
    /// It is an answer of a source, and has no weather: places or stations, a refusal, or nothing at all.
    case withoutWeather
    /// It lists radar pictures that are not in it.
    case picturesElsewhere

    /// Says what an answer is that its format's decoder refuses.
    init(_ error: FetchError, of data: Data) {
        switch error {
        case .unreadableAnswer, .webPage, .answerTooLarge:
            let listed = (try? LibreWXRDecoder().entries(from: data)) ?? []
            self = !listed.isEmpty ? .picturesElsewhere : Self.isKnown(data) ? .withoutWeather : .unknownFormat
        default:
            self = .withoutWeather
        }
    }

    private static func isKnown(_ data: Data) -> Bool {
        switch JSONReader.element(in: data) {
        // Nothing was found, or places or the names of warnings were.
        case .list(let list):
            list.isEmpty
                || list.contains { element in
                    element.text.map { UUID(uuidString: $0) != nil } ?? element.object.map(isPlace) ?? false
                }
        case .object(let members): isKnown(JSONObject(members))
        default: false
        }
    }

    private static func isKnown(_ root: JSONObject) -> Bool {
        isPlace(root) || isRefusal(root) || isOfOpenMeteo(root) || isOfNationalWeatherService(root)
            || ["coord", "timezone_offset", "current_observation"].contains { root.members[$0] != nil }
            || ["sources", "observations"].contains { root.list($0) != nil }
            || root.list("radar")?.isEmpty == true
            || root.object("radar")?.list("past") != nil
    }

    /// Returns whether it is a place as Nominatim, OpenWeather or Weather Underground give them.
    private static func isPlace(_ root: JSONObject) -> Bool {
        let isNamed = ["name", "display_name", "city"].contains { root.text($0) != nil }
        return isNamed && (root.number("lat") ?? root.number("latitude")) != nil
            && (root.number("lon") ?? root.number("longitude")) != nil
    }

    /// Returns whether it says why a server does not answer.
    private static func isRefusal(_ root: JSONObject) -> Bool {
        root.members["cod"] != nil && root.text("message") != nil
            || root.members["error"] != nil && (root.members.count == 1 || root.text("reason") != nil)
            || root.objects("errors")?.first?.object("error") != nil
            || root.object("response")?.text("version") != nil
            || root.members["detail"] != nil && root.members.count == 1
            || root.text("type")?.hasPrefix("https://api.weather.gov/problems/") == true
    }

    /// Returns whether it is of Open-Meteo, or a list of results as Open-Meteo and the FOSS Public Alert Server give them.
    private static func isOfOpenMeteo(_ root: JSONObject) -> Bool {
        root.number("generationtime_ms") != nil
            || root.number("latitude") != nil && (root.object("hourly") ?? root.object("current")) != nil
            || root.objects("results")?.contains { isPlace($0) || $0.text("cap_alert_feed_status") != nil } == true
    }

    private static func isOfNationalWeatherService(_ root: JSONObject) -> Bool {
        let features = root.objects("features") ?? []
        guard root.text("type") != "FeatureCollection" || !features.isEmpty else { return true }
        let properties = root.object("properties") ?? features.first?.object("properties")
        return properties.map { ["gridId", "stationIdentifier", "station"].contains(where: $0.members.keys.contains) }
            == true
    }
}
