/// A named place that weather can be asked for.
public struct Location: Sendable, Hashable, Codable, Identifiable {
    /// An identifier that is the same in every search and session: "geonames:2643743", or the coordinates if the source
    /// has none.
    public let id: String

    /// The name of the place alone, such as "Portland".
    public let name: String

    /// The first-level administrative region, such as "Oregon".
    public let region: String?

    /// The name of the country, such as "United States".
    public let country: String?

    /// The ISO 3166-1 alpha-2 code of the country in upper case, such as "US".
    public let countryCode: String?

    /// The point for which weather is requested.
    public let coordinates: Coordinates

    /// The elevation above sea level.
    public let elevation: Distance?

    /// The IANA name of the time zone, such as "America/Los_Angeles".
    public let timeZoneIdentifier: String?

    /// The IANA name of the zone to assume where neither the place nor a source names one; nil if there is none.
    ///
    /// It is the last one known or that of the nearest town, and is not stored.
    public var assumedTimeZoneIdentifier: String?

    /// The postal code, such as "94101".
    public let postcode: String?

    /// The number of inhabitants.
    public let population: Int?

    /// The name with region and country, "Portland, Oregon, United States", or the full name the source gives.
    public let fullName: String

    /// All but what is merely assumed.
    private enum CodingKeys: String, CodingKey {
        case id, name, region, country, countryCode, coordinates, elevation, timeZoneIdentifier, postcode, population
        case fullName
    }

    /// Makes a place; a missing `id` or `fullName` and a blank name are made from the other values, and names are put
    /// in one line and cut to their limits in `Bound`.
    public init(
        id: String? = nil, name: String, region: String? = nil, country: String? = nil, countryCode: String? = nil,
        coordinates: Coordinates, elevation: Distance? = nil, timeZoneIdentifier: String? = nil,
        postcode: String? = nil, population: Int? = nil, fullName: String? = nil
    ) {
        self.id = id ?? "point:\(coordinates.latitude),\(coordinates.longitude)"
        let name = name.inOneLine ?? fullName?.inOneLine ?? "\(coordinates.latitude), \(coordinates.longitude)"
        self.name = name.bounded(to: Bound.placeName)
        self.region = region?.inOneLine?.bounded(to: Bound.placeName)
        self.country = country?.inOneLine?.bounded(to: Bound.placeName)
        self.countryCode = countryCode
        self.coordinates = coordinates
        self.elevation = elevation
        self.timeZoneIdentifier = timeZoneIdentifier
        self.postcode = postcode?.bounded(to: Bound.placeName)
        self.population = population
        self.fullName =
            fullName?.inOneLine?.bounded(to: 3 * Bound.placeName) ?? Self.joined(self.name, self.region, self.country)
    }

    /// Joins the parts of a full name, leaving out a region with the name of the place ("Berlin, Berlin, Germany").
    private static func joined(_ name: String, _ region: String?, _ country: String?) -> String {
        var parts = [name]
        if let region, !region.isEmpty, region != name { parts.append(region) }
        if let country, !country.isEmpty { parts.append(country) }
        return parts.joined(separator: ", ")
    }
}
