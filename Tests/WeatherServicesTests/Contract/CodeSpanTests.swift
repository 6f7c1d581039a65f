import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

/// The code of a decoded row describes the time of its amount, in every source.
struct CodeSpanTests {
    /// The rows of a source's answer.
    struct Rows: Sendable, CustomTestStringConvertible {
        let name: String
        /// Whether nothing falls in all of them.
        var isDry = false
        let read: @Sendable () throws -> [Hour]

        var testDescription: String { name }
    }

    private static let arrival = Date(timeIntervalSince1970: 1_768_478_400)

    private static let fixtures =
        ["cape_town", "london", "new_york", "paris", "sydney", "vancouver"].flatMap { city in
            ["january", "july"].map { month in
                Rows(name: "Open-Meteo, \(city), \(month)") {
                    try OpenMeteoForecastDecoder(fetchedAt: arrival)
                        .forecast(from: Fixture.data("open-meteo/forecast_\(city)_\(month).json")).hours
                }
            }
        } + [
            Rows(name: "MET Norway, Bergen") {
                try MetNorwayDecoder(fetchedAt: arrival, timeZone: .gmt)
                    .forecast(from: Fixture.data("met-norway/complete_bergen_march.json")).hours
            },
            Rows(name: "Bright Sky, Hamburg") {
                try BrightSkyDecoder().hours(from: Fixture.data("bright-sky/weather_hamburg.json"))
            },
            Rows(name: "One Call, Apia") {
                try OpenWeatherOneCallDecoder(fetchedAt: arrival)
                    .forecast(from: Fixture.data("openweather/one_call_apia.json")).hours
            },
            Rows(name: "OpenWeather's steps of three hours, Chatham") {
                try OpenWeatherForecastDecoder(fetchedAt: arrival)
                    .forecast(from: Fixture.data("openweather/forecast_chatham.json")).hours
            },
        ]

    /// Answers of the real services that have codes and amounts; none without them.
    private static var recorded: [Rows] {
        guard RecordedPayloads.folder != nil else { return [] }
        func row(
            _ source: String, _ name: String, isDry: Bool = false, _ read: @escaping @Sendable (Data) throws -> [Hour]
        ) -> Rows {
            Rows(name: "\(source)/\(name)", isDry: isDry) {
                try read(try #require(try RecordedPayloads.files(source, name).first).data)
            }
        }
        return [
            row("brightsky", "weather_hourly_berlin_2025-09-18.json") { try BrightSkyDecoder().hours(from: $0) },
            row("met-norway", "complete_berlin_area_2022-08-02.json") {
                try MetNorwayDecoder(fetchedAt: arrival, timeZone: .gmt).forecast(from: $0).hours
            },
            row("open-meteo", "forecast_nyc_hourly_undated.json", isDry: true) {
                try OpenMeteoForecastDecoder(fetchedAt: arrival).forecast(from: $0).hours
            },
            row("openweather", "forecast5_london_2025-03-20.json") {
                try OpenWeatherForecastDecoder(fetchedAt: arrival).forecast(from: $0).hours
            },
            row("openweather", "onecall_hourly_mock.json") {
                try OpenWeatherOneCallDecoder(fetchedAt: arrival).forecast(from: $0).hours
            },
        ]
    }

    @Test(
        "what rains by its code has an amount in the same row, and what has an amount rains by its code",
        arguments: fixtures + recorded)
    func agreement(rows: Rows) throws {
        let hours = try rows.read().filter { $0.condition != nil && $0.precipitation != nil }
        let coded = hours.filter { $0.condition?.falls == true }
        let fallen = hours.filter { $0.precipitation.map { $0.value > 0 } == true }
        try #require(!hours.isEmpty && fallen.isEmpty == rows.isDry)
        #expect(coded.map(\.time) == fallen.map(\.time))
    }

    @Test("of a row that no amount reaches, there is no code either")
    func firstRow() throws {
        let bergen = try MetNorwayDecoder(fetchedAt: Self.arrival, timeZone: .gmt)
            .forecast(from: Fixture.data("met-norway/complete_bergen_march.json")).hours
        #expect(bergen.allSatisfy { ($0.condition == nil) == ($0.precipitation == nil) })
        let denver = try NWSForecast(Fixture.data("nws/hourly_denver.json")).hours(grid: nil)
        #expect(denver.allSatisfy { ($0.condition == nil) == ($0.precipitationProbability == nil) })
        #expect(denver.first?.sourceDescription == nil)
    }

    @Test("the National Weather Service's code of an hour is that of the very period whose grid has its amount")
    func nationalWeatherService() throws {
        let grid = try NWSGrid(Fixture.data("nws/grid_denver.json"))
        let forecast = try NWSForecast(Fixture.data("nws/hourly_denver.json"))
        let hours = forecast.hours(grid: grid)
        for period in forecast.periods {
            guard let row = hours.first(where: { $0.time == period.end }) else { continue }
            #expect(row.condition == period.condition(rate: row.precipitation?.value))
            #expect(row.precipitationProbability == period.precipitationProbability)
            #expect(row.precipitation == grid.conditions(at: period.end).precipitation)
        }
    }
}
