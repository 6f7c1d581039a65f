public import Foundation
public import WeatherModel

extension Location {
    /// Reads a `display_location` or `observation_location` of a legacy `conditions` answer; nil without a name or
    /// coordinates.
    public init?(weatherUnderground members: [String: Any]) {
        self.init(weatherUnderground: JSONObject(foundation: members))
    }

    init?(weatherUnderground place: JSONObject) {
        typealias Value = WeatherUndergroundValue
        let fullName = Value.text(place.members["full"])
        guard let name = Value.text(place.members["city"]) ?? fullName,
            let latitude = Value.number(place.members["latitude"]),
            let longitude = Value.number(place.members["longitude"]),
            let coordinates = Coordinates(latitude: latitude, longitude: longitude)
        else { return nil }
        let zip = Value.text(place.members["zip"])
        // `country` is a code of the service's own ("PO" for Portugal) and no name.
        self.init(
            name: name, region: Value.text(place.members["state_name"]) ?? Value.text(place.members["state"]),
            countryCode: Value.text(place.members["country_iso3166"])?.uppercased(), coordinates: coordinates,
            elevation: Distance(checking: Value.elevation(place.members["elevation"])),
            postcode: zip == "00000" ? nil : zip, fullName: fullName)
    }

    /// Reads the place of a file: a place alone, or the display location of an observation.
    public init?(weatherUnderground file: Data) {
        guard let observation = WeatherUndergroundValue.observation(in: file) else { return nil }
        self.init(weatherUnderground: observation.object("display_location") ?? observation)
    }
}
