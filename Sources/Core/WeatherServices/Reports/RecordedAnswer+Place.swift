import Foundation
import WeatherModel

extension RecordedAnswer {
    /// Returns the offset that a time is written with; Greenwich's for none.
    static func zone(_ time: String?) -> TimeZone {
        ISOInstant.offset((time ?? "").suffix(6)).flatMap(TimeZone.init(secondsFromGMT:)) ?? .gmt
    }

    /// Returns the place as an answer names it.
    static func place(_ root: JSONObject) -> Location {
        let observation = root.object("current_observation") ?? root
        if let place = observation.object("display_location").flatMap(Location.init(weatherUnderground:)) {
            return place
        }
        let point = point(root) ?? Coordinates(clampingLatitude: 0, longitude: 0)
        let city = root.object("city")
        return Location(
            name: city?.text("name") ?? root.text("name") ?? "\(point.latitude), \(point.longitude)",
            countryCode: city?.text("country").flatMap { $0.utf8.count == 2 ? $0 : nil },
            coordinates: point,
            timeZoneIdentifier: root.text("timezone").flatMap(TimeZone.init(identifier:))?.identifier)
    }

    /// Returns the place's coordinates from where the formats have them.
    private static func point(_ root: JSONObject) -> Coordinates? {
        let holders = [
            root, root.object("coord"), root.object("city")?.object("coord"),
            root.objects("sources")?.first,
            root.objects("observations")?.first,
        ]
        for holder in holders.compactMap(\.self) {
            if let latitude = holder.number("latitude") ?? holder.number("lat"),
                let longitude = holder.number("longitude") ?? holder.number("lon")
            {
                return Coordinates(latitude: latitude, longitude: longitude)
            }
        }
        let feature = root.object("geometry") == nil ? root.objects("features")?.first ?? root : root
        // OpenWeather's air quality has a bare pair like a point of GeoJSON.
        var geometry = feature.object("geometry")?.list("coordinates") ?? root.list("coord") ?? []
        // A polygon's first point lies in two more lists.
        while let inner = geometry.first?.list { geometry = inner }
        guard geometry.count >= 2, let longitude = geometry[0].number, let latitude = geometry[1].number else {
            return nil
        }
        return Coordinates(latitude: latitude, longitude: longitude)
    }
}
