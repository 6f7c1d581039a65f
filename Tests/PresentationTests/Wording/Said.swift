import ForecastHistory
import Foundation
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Charts
@testable import Presentation
@testable import WeatherText

/// All that is said of a rich forecast, in a locale whose own names of days and months have no Latin letter.
enum Said {
    private static let now = Samples.instant("2026-11-21T10:20:00Z")
    private static let place = Samples.place("東京", id: "geonames:1850147", zone: "Asia/Tokyo")

    static var all: [String] {
        UnitsPreset.allCases.flatMap { preset in
            let formatter = WeatherFormatter(
                locale: Locale(identifier: "ja_JP"), units: preset.units, ownZone: Samples.zone("Asia/Tokyo"))
            return rows(formatter) + charts(formatter) + sentences(formatter) + radar(place, formatter)
        } + words
    }

    private static var hours: [Hour] {
        var hours = Sky.hours("...rrRRss..??.............", from: Samples.instant("2026-11-21T06:00:00Z"))
        for index in hours.indices {
            hours[index].apparentTemperature = Temperature(Double(index) - 9)
            hours[index].windSpeed = Speed(Double(index))
            hours[index].windGust = Speed(Double(index) * 1.6)
            hours[index].windDirection = Bearing(Double(index * 45 % 360))
            hours[index].uvIndex = UVIndex(Double(index % 12))
            hours[index].relativeHumidity = Percentage(80)
            hours[index].seaLevelPressure = Pressure(1013 - Double(index))
            hours[index].cloudCover = Percentage(70)
            hours[index].visibility = Distance(Double(index) * 700)
            hours[index].dewPoint = Temperature(3)
        }
        return hours
    }

    private static func rows(_ formatter: WeatherFormatter) -> [String] {
        let days = [
            Samples.day("2026-11-21", .rain, low: -3, high: 9, chance: 80), Samples.day("2026-11-22", .clear, low: 2),
        ]
        let current = Samples.current("2026-11-21T10:20:00Z", hours[5].conditions)
        let source = WeatherSource(id: "a", name: "気象", attribution: "気象", homepage: "")
        let report = WeatherReport(
            Forecast(
                source: source, fetchedAt: now, timeZone: Samples.zone("Asia/Tokyo"), current: current, hours: hours,
                days: days))
        let hourRows = HourRow.rows(of: report, over: place.coordinates, at: now, formatter: formatter)
        let dayRows = DayRow.rows(of: report, over: Samples.london.coordinates, at: now, formatter: formatter)
        let weather = CurrentWeatherText(of: SavedPlace(place), in: report, at: now, formatter: formatter)
        var texts: [String?] = []
        for row in hourRows {
            texts += [row.dayText, row.clockText, row.temperatureText, row.precipitationText]
        }
        for row in dayRows {
            texts += [row.dayText, row.dateText, row.weather, row.precipitationText, row.highText, row.lowText]
            texts += [row.rangeDescription, row.spokenText, row.openText]
        }
        texts += revised(formatter)
        let context = SentenceContext(formatter, in: Samples.zone("Asia/Tokyo"), at: now)
        for tile in ForecastTiles(of: report, over: place.coordinates, context).all {
            texts += [tile.title, tile.highText, tile.lowText, tile.sentence, tile.spokenText]
        }
        var whole = report
        whole.airQuality = Sourced(
            AirQualityReport(
                current: AirQuality(
                    time: now, indices: [AirQualityIndex(.european, checking: 21)].compactMap { $0 },
                    pollen: [.birch: PollenCount(100), .grass: PollenCount(9)])), source: source, fetchedAt: now)
        for card in DetailCards(of: whole, over: place.coordinates, context).all {
            texts += [card.title, card.value, card.companion, card.verdict, card.rangeText, card.spokenText]
            texts += card.notes + (card.scale?.words ?? []) + [card.sky?.moonText, card.sky?.moonTimes]
        }
        texts += [weather?.weather, weather?.temperatureText, weather?.feelsLikeText, weather?.highLowText]
        texts.append(weather?.spokenText)
        return texts.compactMap { $0 }
    }

    /// What is said of a day whose forecast has changed in everything.
    private static func revised(_ formatter: WeatherFormatter) -> [String] {
        let kinds: [PrecipitationKind] = [.liquid, .mixed, .frozen]
        let changes: [DayChange] = [
            .kind(from: .liquid, to: .frozen), .kind(from: .frozen, to: .liquid),
            .chance(from: Percentage(20), to: Percentage(70)), .amount(from: Precipitation(0), to: Precipitation(9)),
            .high(from: Temperature(11), to: Temperature(7)), .low(from: Temperature(1), to: Temperature(-4)),
        ]
        let times = stride(from: 0.0, through: 96, by: 3).map {
            formatter.sincePartOfDay(now.addingTimeInterval(-$0 * 3600), in: Samples.zone("Asia/Tokyo"), at: now)
        }
        return times
            + changes.flatMap { change in
                kinds.flatMap { [change.text(of: $0, formatter), change.spokenText(of: $0, formatter.speaking)] }
            }
    }

    private static func charts(_ formatter: WeatherFormatter) -> [String] {
        let context = SentenceContext(formatter, in: Samples.zone("Asia/Tokyo"), at: now)
        var texts: [String?] = []
        for chart in ChartMetric.allCases.compactMap({ HoursChart($0, hours: hours, context) }) {
            texts += [chart.title, chart.meteogram.spokenText]
            texts += [chart.meteogram.words.now, chart.meteogram.words.rainUnit, chart.meteogram.words.windUnit]
            texts += chart.meteogram.words.bands
            texts += chart.meteogram.days.map(\.text)
            texts += chart.table.header
            texts += chart.table.rows.flatMap { $0 } + chart.table.spokenRows + [chart.table.spokenHeader]
            texts += chart.meteogram.hours.map(\.spokenText)
        }
        return texts.compactMap { $0 }
    }

    private static func sentences(_ formatter: WeatherFormatter) -> [String] {
        let context = SentenceContext(formatter, in: Samples.zone("Asia/Tokyo"), at: now)
        let minutes = Sky.report(minutes: "..rrr.....", in: "Asia/Tokyo")
        let strip = RainStrip(of: minutes, context)
        let days = [Samples.day("2026-11-20", high: 2), Samples.day("2026-11-21", high: 9)]
        let alert = Alert(id: "1", severity: .severe, ends: now + 7200, texts: [AlertText(event: "大雨", area: "東京")])
        let wording = AlertDisplayText(alert, context)
        var texts: [String?] =
            [
                summary(hours, days, context), strip?.text, wording.severityText,
                wording.timeText, wording.spokenText, PressureTrend(hours, at: now)?.words,
                SunProtection(hours, at: now, in: context.zone)?.text(context),
                formatter.moment(now + 86_400, in: context.zone, at: now),
                formatter.moment(now + 3 * 86_400, in: context.zone, at: now),
                formatter.moment(now + 30 * 86_400, in: context.zone, at: now),
                formatter.age(of: now - 600, at: now), formatter.age(of: now - 7200, at: now),
                formatter.hoursOrDays(since: now - 90_000, at: now), formatter.snow(SnowDepth(3)),
                formatter.snow(SnowDepth(0.1)), formatter.concentration(MassConcentration(3)),
                FeelsLikeFormula.apparentTemperature.explanation(in: nil),
            ]
        let record = AlertRecord(
            number: 1, source: "a", alertID: "1", changes: [AlertChange(number: 1, kind: .new, at: now, alert: alert)])
        let rain = RainOnset(of: minutes, context).map { NoticeText($0, in: "東京") }
        texts += [
            strip?.spokenText, NoticeText(wording, record, in: "東京").title, rain?.title, rain?.body,
            NoticeText(day: "雨", highLow: nil, in: "東京")?.title,
        ].compactMap { $0 }
        return texts.compactMap { $0 }
    }

    private static func summary(_ hours: [Hour], _ days: [Day], _ context: SentenceContext) -> String? {
        let report = WeatherReport(
            Forecast(source: Samples.source, fetchedAt: now, timeZone: context.zone, hours: hours, days: days))
        return PageSummary(of: report, context).text
    }

    private static var words: [String] {
        var texts = WeatherCondition.allCases.map(\.words) + WindForce.allCases.map(\.words)
        for value in [0.0, 30, 50, 70, 90, 120, 180, 250, 400] {
            for standard in AirQualityStandard.allCases {
                guard let index = AirQualityIndex(standard, checking: value) else { continue }
                texts.append(AirQualityClass(index).words)
                texts += [AirQualityClass(index).advice].compactMap { $0 }
            }
        }
        texts += Pollen.allCases.map(\.words)
        texts += Pollutant.allCases.map(\.words)
        texts += AirQualityStandard.allCases.map(\.words)
        texts += PollenLevel.allCases.map(\.words)
        texts += UnitsPreset.allCases.map(\.words)
        let errors: [FetchError] = [
            .offline, .timedOut(after: 10), .keyRefused, .quotaExceeded(retryAfter: nil), .unknown,
        ]
        texts += errors.map { $0.message(from: "東京") }
        texts += [WindowWords.refresh, WindowWords.findPlace, WindowWords.places, WindowWords.matches]
        return texts + [WindowWords.forecast, WindowWords.hours, WindowWords.details, WindowWords.days]
    }
}
