/// The precision of the coordinates that are sent to the sources; the raw values are those of settings files.
public enum CoordinatePrecision: String, Sendable, Hashable, Codable, CaseIterable {
    /// A ten-thousandth of a degree, or 11 metres; no source uses more.
    case fourDecimals = "exact"
    /// A thousandth of a degree, or 111 metres, which gives away the street but not the house.
    case threeDecimals = "street"
    /// A hundredth of a degree, or 1.1 kilometres, which gives away the town but not the house.
    case twoDecimals = "coarse"
    /// A tenth of a degree, or 11 kilometres, with which warnings and heights may be those of somewhere else.
    case oneDecimal = "region"

    /// The number of grid steps in a degree.
    fileprivate var stepsToDegree: Double {
        switch self {
        case .fourDecimals: 10_000
        case .threeDecimals: 1000
        case .twoDecimals: 100
        case .oneDecimal: 10
        }
    }
}

extension Coordinates {
    /// Returns the nearest point of the precision's grid; never −0, which some servers reject.
    public func rounded(to precision: CoordinatePrecision) -> Coordinates {
        let steps = precision.stepsToDegree
        func rounded(_ degrees: Double) -> Double { (degrees * steps).rounded() / steps + 0 }
        return Coordinates(clampingLatitude: rounded(latitude), longitude: rounded(longitude))
    }
}

extension Location {
    /// Returns the same place with its coordinates rounded to the precision.
    public func rounded(to precision: CoordinatePrecision) -> Location {
        var rounded = Location(
            id: id, name: name, region: region, country: country, countryCode: countryCode,
            coordinates: coordinates.rounded(to: precision), elevation: elevation,
            timeZoneIdentifier: timeZoneIdentifier, postcode: postcode, population: population, fullName: fullName)
        rounded.assumedTimeZoneIdentifier = assumedTimeZoneIdentifier
        return rounded
    }
}
