import Foundation
import WeatherModel

/// Values with something in every field.
enum Samples {
    static let portland = Location(
        id: "geonames:5746545", name: "Portland", region: "Oregon", country: "United States", countryCode: "US",
        coordinates: point(45.52345, -122.67621), elevation: Distance(12.5),
        timeZoneIdentifier: "America/Los_Angeles", postcode: "97201", population: 632_309)
    static let zürich = Location(
        name: "Zürich", coordinates: point(47.36667, 8.55), fullName: "Zürich, Schweiz")
    static let quito = Location(id: "geonames:3652462", name: "Quito", coordinates: point(0, -78.5))

    private static func point(_ latitude: Double, _ longitude: Double) -> Coordinates {
        guard let point = Coordinates(latitude: latitude, longitude: longitude) else {
            preconditionFailure("a sample lies outside the Earth")
        }
        return point
    }

    /// So many places, "place-0" and on.
    static func places(_ count: Int) -> [Location] {
        (0..<count).map { place("place-\($0)") }
    }

    static func place(_ id: String) -> Location {
        Location(id: id, name: "Name of \(id)", coordinates: point(1.25, 2.5))
    }

    /// The instant the samples begin at.
    static let start = Date(timeIntervalSinceReferenceDate: 801_234_567 + 1 / 3.0)

    /// Instants with fractions that no decimal text of fixed length holds.
    static func forecast(
        source: String = "open-meteo", zone: TimeZone = TimeZone(identifier: "Asia/Kathmandu") ?? .gmt, hours: Int = 48,
        days: Int = 7
    ) -> Forecast {
        var current = CurrentConditions(time: start.addingTimeInterval(0.1), conditions: conditions(0))
        current.sourceDescription = "clear \"sky\" – 晴れ"
        return Forecast(
            source: WeatherSource(
                id: source, name: "Open-Meteo", attribution: "Weather data by Open-Meteo.com",
                homepage: "https://open-meteo.com/"),
            fetchedAt: start.addingTimeInterval(.pi), timeZone: zone, current: current,
            hours: (0..<hours).map { hour in
                Hour(
                    time: start.addingTimeInterval(Double(hour) * 3600), conditions: conditions(hour),
                    precipitationProbability: hour.isMultiple(of: 5) ? nil : Percentage(Double(hour % 100)))
            },
            days: (0..<days).map { day in
                self.day(CivilDate(start.addingTimeInterval(Double(day) * 86_400), in: zone), start)
            })
    }

    /// Fixed, as databases of earlier versions hold them in this order.
    private static let conditions: [WeatherCondition] = [
        .clear, .mostlyClear, .partlyCloudy, .overcast, .fog, .rimeFog, .lightDrizzle, .drizzle, .heavyDrizzle,
        .lightFreezingDrizzle, .freezingDrizzle, .lightRain, .rain, .heavyRain, .lightFreezingRain, .freezingRain,
        .lightRainShowers, .rainShowers, .heavyRainShowers, .sleet, .sleetShowers, .lightSnow, .snow, .heavySnow,
        .snowGrains, .lightSnowShowers, .snowShowers, .heavySnowShowers, .thunderstorm, .thunderstormWithHail, .hail,
        .squalls, .tornado, .windy, .haze, .smoke, .dust, .sand, .volcanicAsh, .unknown, .mostlyCloudy, .blowingSnow,
    ]

    private static func conditions(_ seed: Int) -> Conditions {
        let fraction = Double(seed) / 7
        var values = Conditions()
        values.condition = conditions[seed % conditions.count]
        values.isDay = seed.isMultiple(of: 2)
        values.temperature = Temperature(-40 + fraction)
        values.apparentTemperature = seed.isMultiple(of: 3) ? nil : Temperature(fraction)
        values.dewPoint = Temperature(-fraction)
        values.relativeHumidity = Percentage(fraction)
        values.seaLevelPressure = Pressure(1013.25 + fraction)
        values.surfacePressure = Pressure(890.1 - fraction)
        values.windSpeed = Speed(fraction / 3)
        values.windGust = Speed(fraction)
        values.windDirection = Bearing(fraction * 5)
        values.cloudCover = Percentage(100 - fraction)
        values.visibility = Distance(24_140.016 + fraction)
        values.precipitation = Precipitation(0.1 * fraction)
        values.snowfall = SnowDepth(0.7 * fraction)
        values.uvIndex = UVIndex(fraction / 10)
        return values
    }

    private static func day(_ date: CivilDate, _ start: Date) -> Day {
        var day = Day(date: date)
        day.condition = .heavyRainShowers
        day.high = Temperature(21.7)
        day.low = Temperature(-0.1)
        day.apparentHigh = Temperature(20 / 3.0)
        day.precipitation = Precipitation(12.34)
        day.precipitationProbability = Percentage(60)
        day.windGustMax = Speed(22.2)
        day.windDirection = Bearing(359.9)
        day.sunrise = start.addingTimeInterval(1 / 7.0)
        day.sunshineDuration = 12_345.678
        return day
    }
}
