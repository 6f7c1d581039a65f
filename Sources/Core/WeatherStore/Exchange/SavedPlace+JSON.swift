import WeatherModel

extension SavedPlace {
    /// Reads a place; nil if its name is missing or blank or its coordinates are invalid.
    init?(_ json: JSONValue) {
        guard let name = json["name"]?.text?.inOneLine, let latitude = json["latitude"]?.double,
            let longitude = json["longitude"]?.double,
            let coordinates = Coordinates(latitude: latitude, longitude: longitude)
        else { return nil }
        let location = Location(
            id: json["id"]?.text.flatMap(Self.identity), name: name, region: json["region"]?.text,
            country: json["country"]?.text,
            countryCode: json["countryCode"]?.text.flatMap { $0.utf8.count == 2 ? $0 : nil }, coordinates: coordinates,
            elevation: Distance(checking: json["elevation"]?.double),
            timeZoneIdentifier: json["timeZone"]?.text.flatMap(Self.short),
            postcode: json["postcode"]?.text, population: json["population"]?.integer,
            fullName: json["fullName"]?.text)
        self.init(
            location, customName: json["customName"]?.text, isHome: json["home"]?.bool ?? false,
            sourceOrder: json["sources"]?.list?.prefix(Self.mostSources).compactMap { $0.text.flatMap(Self.short) }
                ?? [],
            showsAlerts: json["warnings"]?.bool ?? true)
    }

    /// Several times the sources there are.
    private static let mostSources = 100

    /// Returns nil for a text that is too long for the name of a source or of a time zone.
    private static func short(_ text: String) -> String? {
        text.utf8.count <= Bound.identity ? text : nil
    }

    /// Returns the identifier, with a checksum in place of its end if it is too long; nil if it is empty or has control characters, as SQLite ends a text at a NUL, which
    /// would make different identifiers equal.
    private static func identity(_ text: String) -> String? {
        text.unicodeScalars.contains { $0.properties.generalCategory == .control } || text.isEmpty
            ? nil : text.boundedIdentity
    }

    /// The place as a JSON object without missing values.
    var json: JSONValue {
        var object: [String: JSONValue] = [
            "id": .text(location.id), "name": .text(location.name), "fullName": .text(location.fullName),
            "latitude": .number(location.coordinates.latitude), "longitude": .number(location.coordinates.longitude),
        ]
        object["region"] = location.region.map { .text($0) }
        object["country"] = location.country.map { .text($0) }
        object["countryCode"] = location.countryCode.map { .text($0) }
        object["elevation"] = location.elevation.map { .number($0.value) }
        object["timeZone"] = location.timeZoneIdentifier.map { .text($0) }
        object["postcode"] = location.postcode.map { .text($0) }
        object["population"] = location.population.map { .integer(Int64($0)) }
        object["customName"] = customName.map { .text($0) }
        if isHome { object["home"] = .bool(true) }
        if !sourceOrder.isEmpty { object["sources"] = .list(sourceOrder.map { .text($0) }) }
        if !showsAlerts { object["warnings"] = .bool(false) }
        return .object(object)
    }
}
