import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("The sample payloads, as weather")
struct SamplePayloadTests {
    private static let files = ["new_york", "london", "paris", "vancouver", "cape_town", "sydney"].flatMap { city in
        ["january", "july"].map { "forecast_\(city)_\($0).json" }
    }

    private func decoded(_ file: String) throws -> Forecast {
        try OpenMeteoForecastDecoder(fetchedAt: .distantPast).forecast(from: Fixture.openMeteo(file))
    }

    @Test("each day is the sum and the bounds of its hours", arguments: files)
    func days(file: String) throws {
        let forecast = try decoded(file)
        for (number, day) in forecast.days.enumerated() {
            let hours = forecast.hours[number * 24..<number * 24 + 24]
            #expect(day.high == hours.compactMap(\.temperature).max())
            #expect(day.low == hours.compactMap(\.temperature).min())
            #expect(day.apparentHigh == hours.compactMap(\.apparentTemperature).max())
            #expect(day.apparentLow == hours.compactMap(\.apparentTemperature).min())
            #expect(day.windSpeedMax == hours.compactMap(\.windSpeed).max())
            #expect(day.windGustMax == hours.compactMap(\.windGust).max())
            #expect(day.uvIndexMax == hours.compactMap(\.uvIndex).max())
            #expect(day.precipitationProbability == hours.compactMap(\.precipitationProbability).max())
            let rain = hours.compactMap(\.precipitation?.value).reduce(0, +)
            #expect(abs(try #require(day.precipitation).value - rain) < 0.01)
            let snow = hours.compactMap(\.snowfall?.value).reduce(0, +)
            #expect(abs(try #require(day.snowfall).value - snow) < 0.1)
            #expect(hours.contains { $0.condition == day.condition })
            let sunshine = hours.compactMap(\.sunshineDuration).reduce(0, +)
            #expect(abs(try #require(day.sunshineDuration) - sunshine) < 1)
            let daylight = try #require(day.sunset).timeIntervalSince(try #require(day.sunrise))
            #expect((0...daylight).contains(try #require(day.sunshineDuration)))
        }
    }

    @Test("no hour contradicts itself", arguments: files)
    func hours(file: String) throws {
        let forecast = try decoded(file)
        for (number, hour) in forecast.hours.enumerated() {
            let day = forecast.days[number / 24]
            let temperature = try #require(hour.temperature).value
            #expect(try #require(hour.dewPoint).value <= temperature)
            #expect(abs(try #require(hour.apparentTemperature).value - temperature) <= 12)
            #expect(try #require(hour.windGust) >= (try #require(hour.windSpeed)))
            let isUp = (try #require(day.sunrise)...(try #require(day.sunset))).contains(hour.time)
            #expect(hour.isDay == isUp, "\(hour.time)")
            #expect(isUp || hour.uvIndex == UVIndex(0))
            #expect(try #require(hour.uvIndexClearSky) >= (try #require(hour.uvIndex)))
            let wetBulb = try #require(hour.wetBulbTemperature).value
            #expect((try #require(hour.dewPoint).value...temperature).contains(wetBulb))
            let cover = try #require(hour.cloudCover)
            for layer in [hour.cloudCoverLow, hour.cloudCoverMid, hour.cloudCoverHigh] {
                #expect(try #require(layer) <= cover)
            }

            let rain = try #require(hour.precipitation).value
            let snow = try #require(hour.snowfall).value
            let condition = try #require(hour.condition)
            #expect(falling.contains(condition) == (rain > 0), "\(hour.time) \(condition) \(rain)")
            #expect(snowing.contains(condition) == (snow > 0), "\(hour.time) \(condition) \(snow)")
            #expect(snow == 0 || temperature < 2)
            let chance = try #require(hour.precipitationProbability).value
            #expect(rain > 0 ? chance >= 50 : chance < 50)
            #expect(
                ([.fog, .rimeFog] as Set).contains(condition)
                    == (try #require(hour.visibility).value < 1000 && snow == 0))
        }
    }

    @Test("across the cities and seasons nearly every kind of weather occurs")
    func variety() throws {
        var seen: Set<WeatherCondition> = []
        for file in Self.files { seen.formUnion(try decoded(file).hours.compactMap(\.condition)) }
        #expect(
            seen.isSuperset(of: [
                .clear, .mostlyClear, .partlyCloudy, .overcast, .fog, .rimeFog, .lightDrizzle, .drizzle, .lightRain,
                .rain,
                .heavyRain, .lightRainShowers, .rainShowers, .lightSnow, .snow, .heavySnow, .lightSnowShowers,
                .thunderstorm, .thunderstormWithHail,
            ]))
        #expect(!seen.contains(.unknown))
        let highs = try Self.files.map { try #require(decoded($0).days.compactMap(\.high).max()).value }
        #expect(highs[8] > highs[9] + 5, "Cape Town is warmer in January")
        #expect(highs[10] > highs[11] + 5, "Sydney is warmer in January")
        #expect(highs[1] > highs[0] + 15, "New York is warmer in July")
    }

    private var snowing: Set<WeatherCondition> {
        [.lightSnow, .snow, .heavySnow, .lightSnowShowers, .snowShowers, .heavySnowShowers]
    }

    private var falling: Set<WeatherCondition> {
        snowing.union([
            .lightDrizzle, .drizzle, .heavyDrizzle, .lightRain, .rain, .heavyRain, .lightRainShowers, .rainShowers,
            .heavyRainShowers, .thunderstorm, .thunderstormWithHail,
        ])
    }
}
