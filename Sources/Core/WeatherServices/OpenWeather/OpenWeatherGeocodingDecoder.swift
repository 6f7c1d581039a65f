import Foundation
import WeatherModel

/// Reads answers of OpenWeather's geocoding, which knows neither zones nor inhabitants.
struct OpenWeatherGeocodingDecoder {
    /// The places in the answer's order, each once; none where the list is empty.
    func locations(from data: Data) throws(FetchError) -> [Location] {
        var seen: Set<String> = []
        return try JSONObject.list(data).prefix(OpenWeatherRows.limit).compactMap(location)
            .filter { seen.insert($0.id).inserted }
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
