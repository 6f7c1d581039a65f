import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import Presentation

@MainActor
struct LocationRowTests {
    private let time = SetClock("2026-11-21T15:05:00Z")

    private func row(_ forecast: Forecast?, place: Location = Samples.london) -> LocationRow {
        LocationRow(
            WeatherViewModel(
                place: place, cached: forecast, fetcher: MockWeatherClient(), store: MockStore(),
                clock: DisplayClock(time), formatter: Samples.formatter))
    }

    @Test("it shows the place, the weather in words and as a picture, the temperature and the local time")
    func weather() {
        let row = row(Samples.forecast(fetched: "2026-11-21T15:00:00Z", .lightRain, 13))
        #expect(row.id == "geonames:2643743")
        #expect(row.title == "London")
        #expect(row.detail == "Light rain")
        #expect(row.image == .named("weather-showers-scattered-symbolic"))
        #expect(row.trailingText == "13°")
        #expect(row.trailingDetail == "15:05")
        #expect(row.spokenText == "London, light rain, 13 degrees, local time 15:05")
    }

    @Test("before there is weather it shows the region, and no number")
    func noWeather() {
        let row = row(nil)
        #expect(row.detail == "England")
        #expect(row.image == nil)
        #expect(row.trailingText == nil)
        #expect(row.spokenText == "London, England, local time 15:05")
    }

    @Test("from two hours on it tells its age")
    func old() {
        #expect(row(Samples.forecast(fetched: "2026-11-21T13:05:01Z", .clear, 3)).detail == "Clear")
        let row = row(Samples.forecast(fetched: "2026-11-21T12:00:00Z", .clear, 3))
        #expect(row.detail == "3 hours ago")
        #expect(row.spokenText == "London, clear, 3 degrees, 3 hours ago, local time 15:05")
    }

    @Test("a weather without a temperature has a dash")
    func missing() {
        let forecast = Samples.forecast(
            fetched: "2026-11-21T15:00:00Z", current: Samples.current("2026-11-21T15:00:00Z", Samples.conditions(.fog)))
        #expect(row(forecast).trailingText == "—")
    }

    @Test("a row is the same as long as nothing in it changes")
    func stable() {
        let forecast = Samples.forecast(fetched: "2026-11-21T15:00:00Z", .lightRain, 13)
        let before = row(forecast)
        time.advance(by: 30)
        #expect(row(forecast) == before)
        time.advance(by: 60)
        #expect(row(forecast) != before)
    }
}
