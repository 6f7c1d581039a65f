import Foundation
import WeatherModel

/// Reads answers of OpenWeather's Geocoding API, which has neither time zones nor populations.
struct OpenWeatherGeocodingDecoder {
    /// The current time, from which the wait after an error counts.
    let now: Date

    /// Returns the places in the order of the answer without duplicates; a single one for a postal code.
    ///
    /// - Throws: `unreadableAnswer` if the data are not in the format, or the error that a `cod` other than 200 stands
    ///   for.
    func locations(from data: Data) throws(FetchError) -> [Location] {
        let results: [JSONObject]
        do {
            results = try JSONObject.list(data)
        } catch {
            guard let only = location(try JSONObject(openWeather: data, now: now)) else { throw .unreadableAnswer }
            return [only]
        }
        var seen: Set<String> = []
        return results.prefix(OpenWeatherRows.limit).compactMap(location).filter { seen.insert($0.id).inserted }
    }

    private func location(_ result: JSONObject) -> Location? {
        guard let name = result.text("name"), let latitude = result.number("lat"), let longitude = result.number("lon"),
            let coordinates = Coordinates(latitude: latitude, longitude: longitude)
        else { return nil }
        let code = result.text("country")?.uppercased()
        return Location(
            name: name, region: result.text("state"),
            country: code.flatMap { Locale(identifier: "en").localizedString(forRegionCode: $0) } ?? code,
            countryCode: code, coordinates: coordinates)
    }
}
