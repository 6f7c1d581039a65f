import Foundation
import SeededRandom
import WeatherModel

/// Made-up reports of the size and precision of Open-Meteo's.
enum SampleWeather {
    /// The beginning of the reports, at midnight UTC.
    static let start = Date(timeIntervalSince1970: 1_790_035_200)
    /// The number of hours in sixteen days.
    static let hours = 384
    /// The zones of the places, as those of a user with many lie all over the Earth.
    private static let zones = TimeZone.knownTimeZoneIdentifiers.sorted()

    private static let source = WeatherSource(
        id: "open-meteo", name: "Open-Meteo", attribution: "Weather data by Open-Meteo.com",
        homepage: "https://open-meteo.com/")

    static func place(_ number: Int) -> Location {
        Location(
            id: "geonames:\(2_000_000 + number)", name: "Place \(number)", region: "Region", country: "Country",
            countryCode: "XX", coordinates: Coordinates(clampingLatitude: Double(number % 90), longitude: 10),
            elevation: Distance(100), timeZoneIdentifier: zones[number % zones.count], population: 10_000)
    }

    static func report(of place: Location, fetched: Date, using generator: inout SeededGenerator) -> WeatherReport {
        func any(_ range: ClosedRange<Double>, _ decimals: Double = 10) -> Double {
            (Double.random(in: range, using: &generator) * decimals).rounded() / decimals
        }
        func conditions() -> Conditions {
            var values = Conditions()
            values.condition = WeatherCondition.allCases.randomElement(using: &generator)
            values.isDay = Bool.random(using: &generator)
            values.temperature = Temperature(any(5...15))
            values.apparentTemperature = Temperature(any(2...15))
            values.dewPoint = Temperature(any(0...9))
            values.relativeHumidity = Percentage(any(40...100, 1))
            values.seaLevelPressure = Pressure(any(1000...1020))
            values.surfacePressure = Pressure(any(990...1010))
            values.windSpeed = Speed(any(0...12, 100))
            values.windGust = Speed(any(5...20))
            values.windDirection = Bearing(any(0...359, 1))
            values.cloudCover = Percentage(any(0...100, 1))
            values.cloudCoverLow = Percentage(any(0...100, 1))
            values.cloudCoverMid = Percentage(any(0...100, 1))
            values.cloudCoverHigh = Percentage(any(0...100, 1))
            values.visibility = Distance(any(100...24_000, 0.05))
            values.precipitation = Precipitation(any(0...2))
            values.snowfall = SnowDepth(0)
            values.uvIndex = UVIndex(any(0...6, 20))
            values.sunshineDuration = any(0...3600, 1)
            return values
        }
        let hours = (0..<hours).map { step in
            Hour(
                time: fetched.addingTimeInterval(Double(step) * 3600), conditions: conditions(),
                precipitationProbability: Percentage(any(0...100, 1)))
        }
        let days = (0..<16).map { step in
            var day = Day(date: CivilDate(fetched.addingTimeInterval(Double(step) * 86_400), in: .gmt))
            (day.high, day.low) = (Temperature(any(10...20)), Temperature(any(0...10)))
            (day.sunrise, day.sunset) = (fetched, fetched.addingTimeInterval(36_000))
            return day
        }
        func part<Value>(_ value: Value) -> Sourced<Value> { Sourced(value, source: source, fetchedAt: fetched) }
        return WeatherReport(
            timeZone: place.timeZoneIdentifier.flatMap { TimeZone(identifier: $0) } ?? .gmt,
            current: part(CurrentConditions(time: fetched, conditions: conditions())), hours: part(hours),
            days: part(days), alerts: part([]))
    }
}
