import Foundation
import Gazetteer
import WeatherModel
import WeatherText

extension JSONText {
    /// Writes a line with the query and the places found, the best match first.
    mutating func answer(to query: String, _ matches: [PlaceMatch]) {
        object { text in
            text.member("schema")
            text.value(Self.schema)
            text.member("query")
            text.value(query)
            text.member("matches")
            text.array { text in
                for match in matches { text.place(match.namedLocation(Self.fixed), foundBy: match.kind) }
            }
        }
        endLine()
    }

    /// The formatter of names with distances, the same for every reader.
    private static var fixed: WeatherFormatter {
        WeatherFormatter(locale: Locale(identifier: "en_001"), units: UnitsPreset.metric.units, ownZone: .gmt)
    }

    private mutating func place(_ place: Location, foundBy kind: PlaceMatch.Kind) {
        object { text in
            text.member("geonameid")
            text.value(Self.geonameID(place.id))
            text.member("name")
            text.value(place.name)
            text.member("region")
            text.value(place.region)
            text.member("country")
            text.value(place.country)
            text.member("latitude")
            text.value(place.coordinates.latitude)
            text.member("longitude")
            text.value(place.coordinates.longitude)
            text.member("zone")
            text.value(place.timeZoneIdentifier)
            text.member("population")
            text.value(place.population)
            text.member("kind")
            text.value(Self.word(kind))
        }
    }

    /// Returns 2643743 for "geonames:2643743"; nil for a place without a GeoNames identifier.
    private static func geonameID(_ id: Location.ID) -> Int? {
        let prefix = "geonames:"
        return id.hasPrefix(prefix) ? Int(id.dropFirst(prefix.count)) : nil
    }

    private static func word(_ kind: PlaceMatch.Kind) -> String {
        switch kind {
        case .exact: "exact"
        case .prefix: "prefix"
        case .alternateName: "alternate_name"
        case .region: "region"
        case .corrected: "corrected"
        case .coordinates: "coordinates"
        }
    }
}
