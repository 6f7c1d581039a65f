import Foundation
import Testing
import WeatherModel

@testable import WeatherText

struct AirSentenceTests {
    private func uv(_ values: [Double?]) -> [Hour] {
        values.enumerated().map { index, value in
            var hour = Hour(time: Samples.instant("2026-06-21T08:00:00Z") + Double(index) * 3600)
            hour.uvIndex = value.map { UVIndex($0) }
            return hour
        }
    }

    @Test("protection from the sun is asked for while the index is 3 or more")
    func sun() {
        let zone = Samples.zone("UTC")
        func text(_ values: [Double?], _ now: String) -> String? {
            let now = Samples.instant(now)
            return SunProtection(uv(values), at: now, in: zone)?.text(Sky.context("UTC", at: now))
        }
        let day: [Double?] = [1, 2.4, 2.5, 5, 7, 3, nil, 1]
        #expect(text(day, "2026-06-21T07:00:00Z") == "Protect your skin from 10:00 to 14:00")
        #expect(text(day, "2026-06-21T11:30:00Z") == "Protect your skin until about 14:00")
        #expect(text(day, "2026-06-21T14:00:00Z") == nil)
        #expect(text([1, 2, nil, 2.4], "2026-06-21T07:00:00Z") == nil)
        #expect(text(day, "2026-06-20T23:59:00Z") == nil, "tomorrow's sun needs no protection today")
    }

    @Test(
        "the pressure's trend is told in the terms for shipping",
        arguments: [
            (0.0, PressureTrend.steady), (0.04, .steady), (-0.04, .steady), (0.1, .risingSlowly), (1.5, .risingSlowly),
            (1.6, .rising), (3.5, .rising), (3.6, .risingQuickly), (6, .risingQuickly), (6.1, .risingVeryRapidly),
            (-0.1, .fallingSlowly), (-1.6, .falling), (-3.6, .fallingQuickly), (-6.1, .fallingVeryRapidly),
        ])
    func trend(change: Double, trend: PressureTrend) {
        #expect(PressureTrend(change: change) == trend)
    }

    @Test("a trend needs the pressure of three hours ago")
    func trendFromHours() {
        var hours = Samples.hours(from: "2026-11-21T07:00:00Z", count: 4)
        hours[0].seaLevelPressure = Pressure(1019)
        hours[3].seaLevelPressure = Pressure(1015)
        #expect(PressureTrend(hours, at: Sky.now) == .fallingQuickly)
        #expect(PressureTrend(hours, at: Sky.now)?.words == "Falling quickly")
        #expect(PressureTrend(hours, at: Sky.now + 3600) == nil)
        hours[0].seaLevelPressure = nil
        #expect(PressureTrend(hours, at: Sky.now) == nil)
        #expect(Set(PressureTrend.allCases.map(\.words)).count == 9)
    }

    @Test("what it feels like is told where it differs as shown, with its formula")
    func feelsLike() {
        var air = Samples.conditions(nil, 2.4)
        #expect(FeelsLike(air) == nil)
        (air.windSpeed, air.relativeHumidity) = (Speed(6), Percentage(80))
        let felt = FeelsLike(air)
        #expect(felt?.text(insteadOf: air.temperature, Samples.formatter) == "Feels like −4°")
        #expect(
            felt?.formula.explanation(in: nil)
                == "Apparent temperature, calculated from temperature, humidity and wind")
        air.apparentTemperature = Temperature(1.6)
        let given = FeelsLike(air)
        #expect(given?.text(insteadOf: air.temperature, Samples.formatter) == nil)
    }

    @Test(
        "a source's own felt temperature is told apart from what a station measured, and nothing is said twice beside what the source calculated",
        arguments: [(ValueKind.observed, "Calculated by Open-Meteo"), (.forecast, nil)] as [(ValueKind, String?)])
    func feltByTheSource(kind: ValueKind, origin: String?) {
        var report = WeatherReport(timeZone: .gmt)
        let now = Samples.instant("2026-11-21T15:20:00Z")
        report.current = Sourced(
            CurrentConditions(time: now, kind: kind, conditions: Samples.conditions(.rain, 10)), source: Samples.source,
            fetchedAt: now)
        let present = PresentConditions(of: report, at: now)
        #expect(FeelsLikeFormula.source.explanation(in: present) == origin)
    }

    @Test(
        "the air bears its own standard's word",
        arguments: [
            (AirQualityStandard.european, 20.4, "good (20 on the European index)"),
            (.european, 20.6, "fair (21 on the European index)"),
            (.european, 60, "moderate (60 on the European index)"), (.european, 80, "poor (80 on the European index)"),
            (.european, 100, "very poor (100 on the European index)"),
            (.european, 101, "extremely poor (101 on the European index)"),
            (.us, 50, "good (50 on the US index)"), (.us, 51, "moderate (51 on the US index)"),
            (.us, 150, "unhealthy for sensitive groups (150 on the US index)"),
            (.us, 151, "unhealthy (151 on the US index)"),
            (.us, 300, "very unhealthy (300 on the US index)"), (.us, 301, "hazardous (301 on the US index)"),
            (.openWeather, 1, "good (OpenWeather index)"), (.openWeather, 3, "moderate (OpenWeather index)"),
            (.openWeather, 5, "very poor (OpenWeather index)"),
        ])
    func airQuality(standard: AirQualityStandard, value: Double, text: String) throws {
        let index = try #require(AirQualityIndex(standard, checking: value))
        #expect(Samples.formatter.airQuality(index) == text)
    }

    @Test("advice begins where the air harms somebody")
    func advice() throws {
        func advice(_ standard: AirQualityStandard, _ value: Double) throws -> String? {
            AirQualityClass(try #require(AirQualityIndex(standard, checking: value))).advice
        }
        #expect(try advice(.european, 40) == nil)
        #expect(try advice(.european, 41)?.contains("asthma") == true)
        #expect(try advice(.us, 50) == nil)
        #expect(try advice(.us, 160)?.hasPrefix("Everyone") == true)
        #expect(try advice(.openWeather, 5)?.contains("indoors") == true)
    }

    @Test(
        "pollen counts are judged by their plant",
        arguments: [
            (Pollen.birch, 0.5, PollenLevel.none), (.birch, 14, .low), (.birch, 15, .moderate), (.birch, 90, .high),
            (.birch, 1500, .veryHigh), (.grass, 5, .moderate), (.grass, 20, .high), (.grass, 200, .veryHigh),
            (.ragweed, 9, .low), (.ragweed, 50, .high),
        ])
    func pollen(plant: Pollen, count: Double, level: PollenLevel) {
        #expect(PollenLevel(PollenCount(count), of: plant) == level)
    }

    @Test("every plant, pollutant and standard has a word of its own")
    func words() {
        #expect(Set(Pollen.allCases.map(\.words)).count == Pollen.allCases.count)
        #expect(Set(Pollutant.allCases.map(\.words)).count == Pollutant.allCases.count)
        #expect(Set(AirQualityStandard.allCases.map(\.words)).count == AirQualityStandard.allCases.count)
        #expect(Samples.formatter.concentration(MassConcentration(12.34)) == "12 µg/m³")
    }
}
