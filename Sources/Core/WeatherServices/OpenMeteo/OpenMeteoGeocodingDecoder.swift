import Foundation
import WeatherModel

/// Reads answers of Open-Meteo's geocoding API, which is proto3 in JSON: members that are 0 or empty are left out.
struct OpenMeteoGeocodingDecoder {
    /// Returns the places in the order of the answer; empty if it has no `results`.
    func locations(from data: Data) throws(FetchError) -> [Location] {
        let root = try JSONObject(data)
        guard root.members["error"]?.bool != true else { throw .serverTrouble(status: 200) }
        guard root.members["results"] != nil else { return [] }
        guard let results = root.objects("results") else { throw .unreadableAnswer }
        var seen: Set<String> = []
        return results.compactMap(location).filter { seen.insert($0.id).inserted }
    }

    private func location(_ result: JSONObject) -> Location? {
        guard let name = result.text("name"),
            let coordinates = Coordinates(
                latitude: result.number("latitude") ?? 0, longitude: result.number("longitude") ?? 0)
        else { return nil }
        // Of several postal codes, none can be said to be that of the place.
        let postcodes = result.list("postcodes") ?? []
        return Location(
            id: integer("id", of: result).map { "geonames:\($0)" },
            name: name, region: result.text("admin1"), country: result.text("country"),
            countryCode: result.text("country_code")?.uppercased(), coordinates: coordinates,
            elevation: Distance(checking: result.number("elevation")), timeZoneIdentifier: result.text("timezone"),
            postcode: postcodes.count == 1 ? postcodes.first?.text : nil, population: integer("population", of: result))
    }

    private func integer(_ key: String, of result: JSONObject) -> Int? {
        result.number(key).flatMap { Int(exactly: $0) }
    }
}
