/// A named place that weather can be asked for.
public struct Location: Sendable, Hashable, Codable, Identifiable {
    /// Stable across searches and starts: "geonames:2643743", or the point itself where a source has no identity.
    public let id: String

    /// The place's own name, "Portland".
    public let name: String

    /// The first-level region, "Oregon".
    public let region: String?

    /// The country's name, "United States".
    public let country: String?

    /// ISO 3166-1 alpha-2, upper case, "US".
    public let countryCode: String?

    /// Where it is.
    public let coordinates: Coordinates

    /// Height above sea level.
    public let elevation: Distance?

    /// IANA name of its time zone, "America/Los_Angeles".
    public let timeZoneIdentifier: String?

    /// Postal code, "94101".
    public let postcode: String?

    /// Inhabitants.
    public let population: Int?

    /// "Portland, Oregon, United States", or what the source itself calls the place in full.
    public let fullName: String

    /// An `id` or `fullName` left out, and a blank name, are made from the other values; names are put into one line and cut where
    /// they are longer than a name can be.
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

    /// A region named like the place itself ("Berlin, Berlin, Germany") is said once.
    private static func joined(_ name: String, _ region: String?, _ country: String?) -> String {
        var parts = [name]
        if let region, !region.isEmpty, region != name { parts.append(region) }
        if let country, !country.isEmpty { parts.append(country) }
        return parts.joined(separator: ", ")
    }
}
