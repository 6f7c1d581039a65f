import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Recorded answers", .enabled(if: RecordedPayloads.folder != nil))
struct RecordedPayloadTests {
    private let arrival = Date(timeIntervalSince1970: 1_768_478_400)

    private func openMeteo(_ name: String) throws -> Forecast {
        let file = try #require(RecordedPayloads.files("open-meteo", name).first)
        return try OpenMeteoForecastDecoder(fetchedAt: arrival).forecast(from: file.data)
    }

    @Test("every forecast of Open-Meteo decodes, in rising order, with as many rows as it has times")
    func openMeteoForecasts() throws {
        for (name, data) in try RecordedPayloads.files("open-meteo", "forecast_") {
            let forecast = try OpenMeteoForecastDecoder(fetchedAt: arrival).forecast(from: data)
            let root = try JSONObject(data)
            #expect((forecast.current != nil) == (root.object("current") != nil), "\(name)")
            #expect(forecast.hours.count == root.object("hourly")?.list("time")?.count ?? 0, "\(name)")
            #expect(forecast.days.count == root.object("daily")?.list("time")?.count ?? 0, "\(name)")
            #expect(forecast.hours.map(\.time) == forecast.hours.map(\.time).sorted(), "\(name)")
            #expect(forecast.hours.allSatisfy { $0.condition != nil && $0.condition != .unknown }, "\(name)")
            #expect(forecast.days.allSatisfy { $0.condition != .unknown }, "\(name)")
            #expect(forecast.timeZone.identifier == root.text("timezone"), "\(name)")
        }
    }

    @Test("every error of Open-Meteo is the refusal it was")
    func openMeteoErrors() throws {
        for (name, data) in try RecordedPayloads.files("open-meteo", "error_400_") {
            let reason = try #require(JSONObject(data).text("reason"), "\(name)")
            #expect(throws: FetchError.rejected(status: 400, reason: reason), "\(name)") {
                try HTTPResponse(status: 400, body: data).checkedOpenMeteoBody(now: arrival)
            }
        }
    }

    @Test("London's imperial answer is metric to the last digit")
    func london() throws {
        let forecast = try openMeteo("forecast_london_2026-05-11_current")
        let current = try #require(forecast.current)
        #expect(current.time == (try instant("2026-05-11T22:30:00Z")))
        #expect(abs(try #require(current.temperature).value - 8.5) < 1e-9)
        #expect(abs(try #require(current.windSpeed).value - 5.1 * 0.44704) < 1e-9)
        #expect(abs(try #require(current.visibility).value - 28180.000536) < 1e-6)
        #expect(current.seaLevelPressure == Pressure(1016.2))
        #expect(current.condition == .clear)
        #expect(current.isDay == false)
        let day = try #require(forecast.days.first)
        #expect(day.sunrise == (try instant("2026-05-11T04:14:00Z")))
        #expect(day.uvIndexMax == UVIndex(2.15))
        #expect(day.high == nil)
    }

    @Test("an answer that mixes °C with inches and feet is read unit by unit")
    func mixedUnits() throws {
        let current = try #require(openMeteo("forecast_celsius_2026-05-11_current").current)
        #expect(current.temperature == Temperature(16.1))
        #expect(abs(try #require(current.windGust).value - 11.9 * 0.44704) < 1e-9)
        #expect(abs(try #require(current.visibility).value - 201115.484 * 0.3048) < 1e-6)
    }

    @Test("New York's days, rain and snow in inches")
    func newYork() throws {
        let days = try openMeteo("forecast_nyc_daily_undated").days
        #expect(
            days.map(\.condition) == [
                .partlyCloudy, .overcast, .lightRain, .mostlyClear, .clear, .partlyCloudy, .overcast,
            ])
        #expect(abs(try #require(days[2].precipitation).value - 8.89) < 1e-9)
        #expect(abs(try #require(days[2].snowfall).value - 12.7) < 1e-9)
        #expect(abs(try #require(days[0].high).value - 16.5 / 1.8) < 1e-9)
        #expect(days[0].sunrise == (try instant("2025-01-15T12:15:00Z")))
    }

    @Test("of two models' answer the best match is read")
    func models() throws {
        let file = try #require(RecordedPayloads.files("open-meteo", "forecast_berlin_multimodel").first)
        let forecast = try OpenMeteoForecastDecoder(fetchedAt: arrival).forecast(from: file.data)
        let codes = try #require(JSONObject(file.data).object("hourly")?.list("weather_code_best_match"))
        #expect(forecast.hours.map(\.condition) == codes.map { $0.number.map(WMOWeatherCode.condition) })
    }

    @Test("every search of Open-Meteo gives its places, each once, or none where it has none")
    func geocoding() throws {
        for (name, data) in try RecordedPayloads.files("open-meteo-geocoding", "search_") {
            let places = try OpenMeteoGeocodingDecoder().locations(from: data)
            let results = try JSONObject(data).objects("results") ?? []
            #expect(places.isEmpty == name.contains("no_results"), "\(name)")
            #expect(places.map(\.id) == results.compactMap { $0.number("id").map { "geonames:\(Int($0))" } }, "\(name)")
            #expect(Set(places.map(\.id)).count == places.count, "\(name)")
        }
    }

    @Test("every current weather of OpenWeather decodes, in kelvins, too")
    func openWeather() throws {
        for (name, data) in try RecordedPayloads.files("openweather", "weather_") {
            let forecast = try OpenWeatherCurrentDecoder(fetchedAt: arrival).forecast(from: data)
            let current = try #require(forecast.current, "\(name)")
            let temperature = try #require(JSONObject(data).object("main")?.number("temp"))
            #expect(
                current.temperature
                    == Temperature(temperature > 100 ? ((temperature - 273.15) * 100).rounded() / 100 : temperature),
                "\(name)")
            #expect(current.condition != nil && current.condition != .unknown, "\(name)")
            #expect(current.sourceDescription != nil, "\(name)")
            #expect(current.isDay != nil, "\(name)")
        }
        let lisbon = try #require(RecordedPayloads.files("openweather", "weather_lisbon").first)
        let current = try OpenWeatherCurrentDecoder(fetchedAt: arrival).forecast(from: lisbon.data).current
        #expect(current?.temperature == Temperature(22.55))
        #expect(current?.windGust == Speed(7.6))
        #expect(current?.surfacePressure == Pressure(1006))
        #expect(current?.condition == .partlyCloudy)
    }
}
