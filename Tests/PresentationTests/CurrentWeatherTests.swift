import Foundation
import Presentation
import Testing
import WeatherModel
import WeatherStore

struct CurrentWeatherTests {
    private static let now = "2026-11-21T15:20:00Z"

    private func current(
        _ conditions: Conditions, hours: [Hour] = [], days: [Day] = [], at now: String = now
    ) -> CurrentWeatherText? {
        let report = Samples.report(
            fetched: now, in: "Asia/Tokyo", current: Samples.current(now, conditions), hours: hours, days: days)
        return CurrentWeatherText(
            of: SavedPlace(Samples.tokyo), in: report, at: Samples.instant(now), formatter: Samples.formatter)
    }

    @Test("it tells the place, the weather and the temperature")
    func basics() throws {
        let weather = try #require(current(Samples.conditions(.lightRain, 12.6, isDay: false)))
        #expect(weather.location == "Tokyo")
        #expect(weather.weather == "Light rain")
        #expect(weather.temperatureText == "13°")
        #expect(weather.spokenText == "Tokyo, light rain, 13 degrees")
    }

    @Test("what the source does not give is a dash or left out, and never zero")
    func missing() throws {
        let weather = try #require(current(Conditions()))
        #expect(weather.weather == "—")
        #expect(weather.temperatureText == "—")
        #expect(weather.temperature == nil)
        #expect(weather.feelsLikeText == nil)
        #expect(weather.highLowText == nil)
        #expect(weather.spokenText == "Tokyo")
    }

    @Test("a clear night has no sun in its picture")
    func night() {
        // 00:20 and 12:20 in Tokyo, whatever the source says.
        let night = current(Samples.conditions(.clear, isDay: true))
        #expect(night?.artworkName == "fairweather-clear-night")
        let day = current(Samples.conditions(.clear, isDay: false), at: "2026-11-21T03:20:00Z")
        #expect(day?.artworkName == "fairweather-clear")
    }

    @Test("a place the user renamed bears that name, for the eye and the ear")
    func renamed() {
        let place = SavedPlace(Samples.tokyo, customName: "Grandmother")
        let report = Samples.report(fetched: Self.now, .fog, 4)
        let weather = CurrentWeatherText(
            of: place, in: report, at: Samples.instant(Self.now), formatter: Samples.formatter)
        #expect(weather?.location == "Grandmother")
        #expect(weather?.spokenText.hasPrefix("Grandmother, fog, 4 degrees") == true)
    }

    @Test("an unknown code is told in the source's own words")
    func unknown() throws {
        var conditions = Samples.conditions(.unknown, 3)
        #expect(current(conditions)?.weather == "Unknown weather")
        conditions.sourceDescription = "blustery"
        #expect(current(conditions)?.weather == "Blustery")
    }

    @Test("what it feels like is told only where it differs by a degree as shown")
    func feelsLike() {
        var conditions = Samples.conditions(.clear, 12.6)
        conditions.apparentTemperature = Temperature(13.4)
        #expect(current(conditions)?.feelsLikeText == nil)
        conditions.apparentTemperature = Temperature(12.4)
        #expect(current(conditions)?.feelsLikeText == "Feels like 12°")
    }

    @Test("the high is never below and the low never above what is shown for now")
    func highLow() {
        // Already the 22nd in Tokyo.
        let days = [Samples.day("2026-11-21", low: -20, high: 40), Samples.day("2026-11-22", low: 8, high: 12)]
        #expect(current(Samples.conditions(.clear, 10), days: days)?.highLowText == "High\u{A0}12° · Low\u{A0}8°")
        #expect(current(Samples.conditions(.clear, 13.7), days: days)?.highLowText == "High\u{A0}14° · Low\u{A0}8°")
        #expect(current(Samples.conditions(.clear, 5), days: days)?.highLowText == "High\u{A0}12° · Low\u{A0}5°")
        let lowOnly = [Samples.day("2026-11-22", low: 8)]
        #expect(current(Samples.conditions(.clear, 10), days: lowOnly)?.highLowText == "Low\u{A0}8°")
    }

    @Test("a forecast hour in place of the present says so")
    func forecastHour() throws {
        let report = Samples.report(
            fetched: Self.now, hours: Samples.hours(from: "2026-11-21T00:00:00Z", count: 24))
        let weather = try #require(
            CurrentWeatherText(
                of: SavedPlace(Samples.london), in: report, at: Samples.instant(Self.now),
                formatter: Samples.formatter))
        #expect(weather.temperatureText == "15°")
        #expect(weather.spokenText == "London, overcast, 15 degrees, Forecast for 15:00")
    }
}
