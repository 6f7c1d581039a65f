/// How exactly a place is told to those who are asked about it; the raw values are those of files of settings.
public enum CoordinatePrecision: String, Sendable, Hashable, Codable, CaseIterable {
    /// To a ten-thousandth of a degree, 11 metres; no source takes more.
    case fourDecimals = "exact"
    /// To a hundredth of a degree, 1.1 kilometres, which says the town and not the house.
    case twoDecimals = "coarse"

    /// Steps to one degree.
    fileprivate var stepsToDegree: Double {
        switch self {
        case .fourDecimals: 10_000
        case .twoDecimals: 100
        }
    }
}

extension Coordinates {
    /// The nearest point of the grid; never −0, which some servers refuse.
    public func rounded(to precision: CoordinatePrecision) -> Coordinates {
        let steps = precision.stepsToDegree
        func rounded(_ degrees: Double) -> Double { (degrees * steps).rounded() / steps + 0 }
        return Coordinates(clampingLatitude: rounded(latitude), longitude: rounded(longitude))
    }
}

extension Location {
    /// The same place, with a point that says no more than the precision allows.
    public func rounded(to precision: CoordinatePrecision) -> Location {
        Location(
            id: id, name: name, region: region, country: country, countryCode: countryCode,
            coordinates: coordinates.rounded(to: precision), elevation: elevation,
            timeZoneIdentifier: timeZoneIdentifier, postcode: postcode, population: population, fullName: fullName)
    }
}
