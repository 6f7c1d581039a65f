import Foundation
import Testing
import WeatherModel
import WeatherServices

@Suite("OpenWeather's forecasts 2.5, decoded")
struct OpenWeatherForecastDecoderTests {
    private let arrival = Date(timeIntervalSince1970: 1_775_300_000)

    private func decoded(_ fixture: String) throws -> Forecast {
        try OpenWeatherForecastDecoder(fetchedAt: arrival).forecast(from: Fixture.data("openweather/\(fixture)"))
    }

    @Test("steps of three hours come in rising order, with what they have and sums of their own length")
    func steps() throws {
        let forecast = try decoded("forecast_chatham.json")
        #expect(forecast.source == .openWeather)
        #expect(forecast.timeZone == TimeZone(secondsFromGMT: 49500))
        #expect(forecast.current == nil && forecast.days.isEmpty)
        let hours = forecast.hours
        #expect(
            hours.map(\.time)
                == [
                    try instant("2026-04-04T08:00:00Z"), try instant("2026-04-04T11:00:00Z"),
                    try instant("2026-04-04T14:00:00Z"), try instant("2026-04-04T17:00:00Z"),
                ])
        #expect(hours.allSatisfy { $0.duration == 10_800 })
        #expect(hours.map(\.temperature) == [13.75, 14.6, 13, 12.5].map { Temperature($0) })
        #expect(hours.map(\.condition) == [.sleet, .lightRain, nil, .unknown])
        #expect(hours.map(\.sourceDescription) == ["rain and snow", "light rain", nil, "Frogs"])
        #expect(hours.map(\.isDay) == [false, true, false, nil])
        #expect(
            hours.map(\.precipitation) == [Precipitation(2), Precipitation(0.75), Precipitation(0), nil],
            "something falls in the last, of which no amount can be read")
        #expect(
            hours.map(\.precipitationProbability) == [Percentage(7), Percentage(100), Percentage(28), nil])
        #expect(hours.map(\.relativeHumidity) == [nil, Percentage(78), nil, nil])
        #expect(hours[1].dewPoint == Temperature(10.8))
        #expect(hours[1].seaLevelPressure == Pressure(1009.5))
        #expect(hours[1].surfacePressure == Pressure(1002))
        #expect(hours[1].windDirection == Bearing(230))
        #expect(hours[1].windGust == Speed(12.25))
        #expect(hours[2].windDirection == nil && hours[2].windGust == nil && hours[2].windSpeed == Speed(0))
    }

    @Test("near a pole, where there is no sun, no name and no country, steps of one hour are read all the same")
    func polar() throws {
        let hours = try decoded("forecast_polar.json").hours
        #expect(hours.map(\.duration) == [3600, 3600])
        #expect(hours.map(\.precipitation) == [Precipitation(0), Precipitation(0.25)])
        #expect(hours.map(\.relativeHumidity) == [Percentage(96.5), Percentage(96)])
        #expect(hours.map(\.condition) == [.overcast, .lightSnow])
    }

    @Test("the daily forecast of paid plans gives days")
    func days() throws {
        let forecast = try decoded("forecast_days.json")
        #expect(forecast.hours.isEmpty)
        #expect(forecast.days.map(\.date.description) == ["2026-06-30", "2026-07-01"])
        var first = Day(date: forecast.days[0].date)
        first.condition = .rain
        first.high = Temperature(25)
        first.low = Temperature(14.5)
        first.precipitation = Precipitation(3.25)
        first.precipitationProbability = Percentage(70)
        first.windSpeedMax = Speed(4.5)
        first.windGustMax = Speed(9)
        first.windDirection = Bearing(270)
        first.sunrise = Date(timeIntervalSince1970: 1_782_789_300)
        first.sunset = Date(timeIntervalSince1970: 1_782_847_080)
        #expect(forecast.days[0] == first)
        #expect(forecast.days[1].high == nil && forecast.days[1].precipitation == nil)
    }

    @Test(
        "kelvins, which no degrees Celsius can be, are converted",
        arguments: [
            (288.02, 14.87), (273.15, 0), (170, -103.15), (345, 71.85), (70, 70), (100, nil), (-90, -90), (500, nil),
        ] as [(Double, Double?)])
    func kelvins(number: Double, celsius: Double?) throws {
        let answer = "{\"list\":[{\"dt\":1775300400,\"main\":{\"temp\":\(number),\"humidity\":50}}]}"
        let hours = try OpenWeatherForecastDecoder(fetchedAt: arrival).forecast(from: Data(answer.utf8)).hours
        #expect(hours.map(\.temperature) == [Temperature(checking: celsius)])
    }

    @Test("an empty list is an empty answer, and an error inside a success is the error it names")
    func errors() throws {
        #expect(throws: FetchError.emptyAnswer) { try decoded("forecast_empty_list.json") }
        #expect(throws: FetchError.keyRefused) { try decoded("error_no_subscription.json") }
        #expect(throws: FetchError.quotaExceeded(retryAfter: nil)) { try decoded("error_blocked.json") }
    }

    @Test(
        "what is no forecast is unreadable",
        arguments: [
            "", "[]", "{}", "{\"cod\":\"200\"}", "{\"list\":{}}", "{\"list\":[7, null]}",
            "{\"list\":[{\"dt\":0,\"main\":{}}],\"city\":{\"timezone\":-9223372036854775808}}",
            "{\"list\":[{\"dt\":1e300,\"main\":{},\"temp\":{}}],\"city\":{\"timezone\":1e300}}", "{\"cod\":1e300}",
            "{\"cod\":200.5}", "{\"list\":[{\"dt\":1775300400,\"main\":{\"temp\":null}}]}",
            String(repeating: "{\"list\":[", count: 100_000),
        ])
    func unreadable(text: String) {
        let error = text == "{\"list\":[7, null]}" ? FetchError.emptyAnswer : .unreadableAnswer
        #expect(throws: error) {
            try OpenWeatherForecastDecoder(fetchedAt: arrival).forecast(from: Data(text.utf8))
        }
    }
}
