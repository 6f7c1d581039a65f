import Foundation
import WeatherModel

/// A week's weather of a season at a place: two of the north, two of the south.
struct SeasonalWeather: Sendable {
    let name: String
    let place: Location
    let now: Date
    /// A letter an hour from yesterday's midnight on, a day each; see `condition`.
    private let skies: [String]
    /// °C at night and what the afternoon adds.
    private let warmth: (night: Double, swing: Double)
    /// m/s by day, from yesterday on, and the direction it comes from.
    private let wind: (speeds: [Double], from: Double)
    /// hPa at the beginning, and each hour's change.
    private let pressure: (start: Double, change: Double)
    /// The UV index at noon.
    private let sunburn: Double

    static let all = [winter, spring, summer, autumn]

    private static let winter = SeasonalWeather(
        name: "winter",
        place: Samples.place(
            "Oslo", id: "geonames:3143244", country: "NO", zone: "Europe/Oslo", at: (59.91, 10.75)),
        now: Samples.instant("2026-01-14T09:10:00Z"),
        skies: [
            "ccccccccccccpppppppooooo", "oooooooooooooosssSSSSsss", "sssszzzzoooooooopppcccc?",
            "cccccccccccccccccccccccc",
        ], warmth: (-9, 5), wind: ([2, 4, 8, 1], 45), pressure: (1021, -0.4), sunburn: 0.4)

    private static let spring = SeasonalWeather(
        name: "spring",
        place: Samples.place(
            "Christchurch", id: "geonames:2192362", country: "NZ", zone: "Pacific/Auckland", at: (-43.53, 172.63)),
        now: Samples.instant("2026-10-07T20:40:00Z"),
        skies: [
            "oooooooowwppppwwppcccccc", "ccccppppppwwppwwppdddddd", "rrrrrrrroooo????ppcccccc",
            "ccccccppppppppppppcccccc",
        ], warmth: (5, 9), wind: ([5, 6, 9, 3], 225), pressure: (1004, 0.2), sunburn: 6)

    private static let summer = SeasonalWeather(
        name: "summer",
        place: Samples.place("Graz", id: "geonames:2778067", country: "AT", zone: "Europe/Vienna", at: (47.07, 15.44)),
        now: Samples.instant("2026-07-18T13:25:00Z"),
        skies: [
            "cccccccccccccccccccccccc", "cccccccccccccpppthRRrooo", "ooooppppcccccccc!!!!pppp",
            "cccccccccccccccccccccccc",
        ], warmth: (18, 15), wind: ([2, 5, 3, 2], 270), pressure: (1012, -0.1), sunburn: 9)

    private static let autumn = SeasonalWeather(
        name: "autumn",
        place: Samples.place(
            "Ushuaia", id: "geonames:3833367", country: "AR", zone: "America/Argentina/Ushuaia", at: (-54.8, -68.3)),
        now: Samples.instant("2026-04-29T10:50:00Z"),
        skies: [
            "oooooooooooooooooooooooo", "ffffffffffffooooggggggRR", "RRRRggggggggooooooppcccc",
            "ffffffffppppppppoooooooo",
        ], warmth: (2, 5), wind: ([3, 17, 22, 2], 315), pressure: (998, -0.6), sunburn: 1)

    private static let source = WeatherSource(
        id: "open-meteo", name: "Open-Meteo", attribution: "Weather data by Open-Meteo.com",
        homepage: "https://open-meteo.com/")

    var report: WeatherReport {
        let rows = hours
        let zone = Samples.zone(place.timeZoneIdentifier ?? "GMT")
        let current = rows.last { $0.time <= now }.map {
            CurrentConditions(time: now - 600, kind: .observed, station: place.name, conditions: $0.conditions)
        }
        var report = WeatherReport(
            Forecast(
                source: Self.source, fetchedAt: now - 300, timeZone: zone, current: current, minutes: minutes,
                hours: rows, days: days(of: rows, in: zone)))
        report.airQuality = Sourced(air, source: Self.source, fetchedAt: now - 300)
        report.alerts = Sourced(warnings, source: Self.source, fetchedAt: now - 300)
        if name == "winter" { report.gaps[.alerts] = PartGap(.failed, since: now - 7200, source: Self.source) }
        return report
    }

    private var midnight: Date {
        let zone = Samples.zone(place.timeZoneIdentifier ?? "GMT")
        return CivilDate(dayNumber: CivilDate(now, in: zone).dayNumber - 1).start(in: zone) ?? now
    }

    private static func condition(_ letter: Character) -> (WeatherCondition, amount: Double, chance: Double) {
        switch letter {
        case "c": (.clear, 0, 0)
        case "p": (.partlyCloudy, 0, 4)
        case "f": (.fog, 0, 5)
        case "g": (.windy, 0, 10)
        case "d": (.drizzle, 0.2, 60)
        case "r": (.lightRain, 0.6, 85)
        case "R": (.heavyRain, 9, 95)
        case "w": (.rainShowers, 1.4, 70)
        case "s": (.snow, 1.2, 90)
        case "S": (.heavySnow, 3, 95)
        case "z": (.freezingRain, 0.8, 80)
        case "t": (.thunderstorm, 4, 80)
        case "h": (.thunderstormWithHail, 11, 90)
        case "?": (.lightRain, 0.2, 35)
        case "!": (.thunderstorm, 0.5, 35)
        default: (.overcast, 0, 8)
        }
    }

    private var hours: [Hour] {
        let letters = Array(skies.joined())
        let start = midnight
        var rows = (0...letters.count).map { Hour(time: start + Double($0) * 3600) }
        for (index, letter) in letters.enumerated() {
            let (clock, speed) = (Double(index % 24), wind.speeds[index / 24])
            let (condition, amount, chance) = Self.condition(letter)
            // Code and sum stand in the row that ends the hour.
            rows[index + 1].condition = condition
            rows[index + 1].precipitation = Precipitation(amount)
            rows[index + 1].precipitationProbability = Percentage(chance)
            if "sS".contains(letter) { rows[index + 1].snowfall = SnowDepth(amount) }
            let afternoon = max(0, 1 - abs(clock - 15) / 9)
            let temperature = warmth.night + warmth.swing * afternoon
            rows[index].temperature = Temperature(temperature)
            rows[index].dewPoint = Temperature(warmth.night - 1)
            rows[index].relativeHumidity = Percentage(letter == "f" ? 99 : 88 - 40 * afternoon)
            rows[index].windSpeed = Speed(speed)
            rows[index].windGust = Speed(speed * 1.7)
            rows[index].windDirection = Bearing(wind.from + clock * 2)
            rows[index].seaLevelPressure = Pressure(pressure.start + pressure.change * Double(index))
            rows[index].visibility = Distance(letter == "f" ? 180 : "sSR".contains(letter) ? 1800 : 24_000)
            rows[index].cloudCover = Percentage(letter == "c" ? 5 : letter == "p" ? 45 : 96)
            rows[index].uvIndex = UVIndex(max(0, sunburn * (1 - abs(clock - 13) / 6)))
        }
        return rows
    }

    private var minutes: [PrecipitationStep] {
        guard name == "summer" else { return [] }
        return "..rrrRR..".enumerated().map { index, letter in
            PrecipitationStep(
                time: Samples.instant("2026-07-18T13:30:00Z") + Double(index) * 900, duration: 900,
                precipitation: Precipitation(letter == "." ? 0 : letter == "r" ? 0.4 : 3),
                condition: letter == "." ? .partlyCloudy : .thunderstorm)
        }
    }

    /// The days of the hours, and three behind them of which no more is known.
    private func days(of rows: [Hour], in zone: TimeZone) -> [Day] {
        let today = CivilDate(now, in: zone).dayNumber
        let conditions: [WeatherCondition] = [.partlyCloudy, .overcast, .sleet]
        let later = conditions.enumerated().map { index, condition in
            var day = Day(date: CivilDate(dayNumber: today + 3 + index))
            day.condition = condition
            day.low = Temperature(warmth.night - Double(index))
            day.high = Temperature(warmth.night + warmth.swing + Double(index))
            day.precipitation = Precipitation(condition == .sleet ? 6.4 : 0)
            day.precipitationProbability = Percentage(condition == .sleet ? 75 : 10)
            day.windSpeedMax = Speed(6)
            day.windDirection = Bearing(wind.from)
            return day
        }
        return [Day].built(from: rows, in: zone).filter { $0.date.dayNumber < today + 3 } + later
    }

    private var air: AirQualityReport {
        let value: Double = ["winter": 88, "spring": 12, "summer": 61][name] ?? 34
        let pollen: [Pollen: PollenCount] =
            switch name {
            case "spring": [.birch: PollenCount(100), .alder: PollenCount(9)]
            case "summer": [.grass: PollenCount(60), .ragweed: PollenCount(2)]
            default: [:]
            }
        return AirQualityReport(
            current: AirQuality(
                time: now, indices: [AirQualityIndex(.european, checking: value)].compactMap(\.self),
                pollutants: [.pm2_5: MassConcentration(value / 2.5), .ozone: MassConcentration(value * 1.5)],
                pollen: pollen))
    }

    private var warnings: [Alert] {
        guard name == "summer" || name == "autumn" else { return [] }
        let words = AlertText(
            language: "en", event: "WIND", headline: "WIND 1", description: "80 km/h.", instruction: "STOP!",
            area: "A, B, C", areasLeftOut: 12)
        let ends = now + (name == "summer" ? 5 * 3600 : 30 * 3600)
        return [
            Alert(
                id: "1", sender: "GSA", severity: .severe, certainty: .likely, urgency: .expected, sent: now - 5400,
                onset: now + 3600, ends: ends, texts: [words], coverage: .named),
            Alert(id: "2", sender: "GSA", severity: .minor, ends: ends, texts: [words], coverage: .country),
        ]
    }
}
