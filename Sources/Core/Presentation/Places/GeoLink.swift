import Foundation
import Gazetteer
import WeatherModel

/// The target of a "geo:" link (RFC 5870), including the query "q" that phones add.
enum GeoLink: Sendable, Hashable {
    case point(Coordinates)
    /// A name to search for, from a link such as "geo:0,0?q=Paris".
    case name(String)

    /// Returns nil if the text is no such link or its coordinates are invalid.
    init?(_ text: String) {
        guard let parts = URLComponents(string: text.trimmed), parts.scheme?.lowercased() == "geo" else { return nil }
        let path = parts.path.split(separator: ";", omittingEmptySubsequences: false)
        let isOtherGround = path.dropFirst().contains {
            $0.lowercased().hasPrefix("crs=") && $0.lowercased() != "crs=wgs84"
        }
        let numbers =
            path.first?.split(separator: ",", omittingEmptySubsequences: false).map { Double(decimal: $0) } ?? []
        guard !isOtherGround, (2...3).contains(numbers.count), let latitude = numbers[0], let longitude = numbers[1],
            let point = Coordinates(latitude: latitude, longitude: longitude)
        else { return nil }
        let query = parts.queryItems?.first { $0.name == "q" }?.value?.trimmed ?? ""
        if latitude == 0, longitude == 0, !query.isEmpty {
            // "q" may hold coordinates with a label: "48.85,2.35(Paris)".
            let place = query.prefix { $0 != "(" }
            self = CoordinateQuery(String(place)).map { .point($0.coordinates) } ?? .name(query)
        } else {
            self = .point(point)
        }
    }
}
