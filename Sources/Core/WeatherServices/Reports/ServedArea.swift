public import WeatherModel

/// The area that a source covers, by countries and, for places without a country, by rectangles.
public struct ServedArea: Sendable, Hashable {
    private let countries: Set<String>
    private let boxes: [Box]?

    /// A rectangle in degrees, including its edges.
    private struct Box: Sendable, Hashable {
        let latitudes: ClosedRange<Double>
        let longitudes: ClosedRange<Double>

        init(_ latitudes: ClosedRange<Double>, _ longitudes: ClosedRange<Double>) {
            self.latitudes = latitudes
            self.longitudes = longitudes
        }
    }

    /// The whole world.
    public static let world = ServedArea(countries: [], boxes: nil)

    /// The area of Germany.
    public static let germany = ServedArea(countries: ["DE"], boxes: [Box(47.2...55.1, 5.8...15.1)])

    /// The fifty states and the territories for which the National Weather Service issues warnings.
    public static let unitedStates = ServedArea(
        countries: ["US", "PR", "VI", "GU", "MP", "AS"],
        boxes: [
            Box(24.3...49.4, -125...(-66.9)), Box(51...71.5, -180...(-129.9)), Box(51...53.1, 172...180),
            Box(18.8...22.4, -160.4...(-154.7)), Box(17.6...18.6, -67.4...(-64.5)), Box(13.2...20.6, 144.5...146.2),
            Box(-14.7 ... -11, -171.2...(-168.1)),
        ])

    /// Norway with Svalbard and Jan Mayen.
    public static let norway = ServedArea(
        countries: ["NO", "SJ"],
        boxes: [Box(57.8...71.3, 4.4...31.2), Box(74...81, 10...34), Box(70.8...71.2, -9.1...(-7.9))])

    /// Norway, Sweden, Finland and Denmark, which MET Norway's radar covers.
    public static let nordic = ServedArea(
        countries: ["NO", "SE", "FI", "DK", "AX"], boxes: [Box(54.5...71.3, 4.4...31.6)])

    /// The countries that have a feed at MeteoAlarm.
    public static let meteoAlarm = ServedArea(countries: MeteoAlarmCountry.codes, boxes: [])

    /// Returns whether the area contains the place: by its country if that is known, as the rectangles reach across
    /// borders.
    public func holds(_ location: Location) -> Bool {
        guard let boxes else { return true }
        if let country = location.countryCode { return countries.contains(country.uppercased()) }
        let (latitude, longitude) = (location.coordinates.latitude, location.coordinates.longitude)
        return boxes.contains { $0.latitudes.contains(latitude) && $0.longitudes.contains(longitude) }
    }
}
