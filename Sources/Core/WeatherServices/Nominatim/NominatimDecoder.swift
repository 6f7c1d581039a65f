import Foundation
import WeatherModel

/// Reads Nominatim's answers in the formats `jsonv2` and `json`, in which most numbers are texts.
struct NominatimDecoder {
    /// Returns the places in the order of the answer without duplicates; empty if nothing was found.
    ///
    /// - Throws: `rejected` for an error in a successful answer, `unreadableAnswer` if the data are not in the format.
    func locations(from data: Data) throws(FetchError) -> [Location] {
        let results: [JSONObject]
        do {
            results = try JSONObject.list(data)
        } catch {
            try refuse(JSONObject(data))
            return []
        }
        var seen: Set<String> = []
        return results.prefix(100).compactMap(location).filter { seen.insert($0.id).inserted }
    }

    private func refuse(_ answer: JSONObject) throws(FetchError) {
        if let error = answer.object("error") {
            let status = error.number("code").flatMap { Int(exactly: $0) }
            throw .rejected(status: status ?? 200, reason: error.text("message"))
        }
        guard let reason = answer.text("error") else { throw .unreadableAnswer }
        if reason != "Unable to geocode" { throw .rejected(status: 200, reason: reason) }
    }

    private func location(_ result: JSONObject) -> Location? {
        guard let latitude = result.number("lat"), let longitude = result.number("lon"),
            let coordinates = Coordinates(latitude: latitude, longitude: longitude)
        else { return nil }
        let address = result.object("address")
        guard let name = result.text("name") ?? houseName(address) ?? firstPart(result.text("display_name")) else {
            return nil
        }
        let region = first(["state", "province", "region", "state_district", "county"], of: address)
        let country = address?.text("country")
        let town = first(["city", "town", "village", "hamlet", "municipality"], of: address)
        return Location(
            id: identity(result), name: name, region: region, country: country,
            countryCode: address?.text("country_code")?.uppercased(), coordinates: coordinates,
            postcode: address?.text("postcode"), fullName: fullName([name, town, region, country]))
    }

    /// Returns OpenStreetMap's identifier, which is more permanent than the number in Nominatim's database.
    private func identity(_ result: JSONObject) -> String? {
        guard let kind = result.text("osm_type"), let number = result.number("osm_id"),
            let id = Int(exactly: number)
        else { return nil }
        return "osm:\(kind):\(id)"
    }

    private func houseName(_ address: JSONObject?) -> String? {
        guard let road = address?.text("road"), let number = address?.text("house_number") else { return nil }
        return "\(road) \(number)"
    }

    private func firstPart(_ displayName: String?) -> String? {
        displayName?.split(separator: ",").first.map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private func first(_ keys: [String], of address: JSONObject?) -> String? {
        keys.lazy.compactMap { address?.text($0) }.first
    }

    /// Returns the non-nil parts joined, each once.
    private func fullName(_ parts: [String?]) -> String {
        parts.compactMap { $0 }.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
            .joined(separator: ", ")
    }
}
