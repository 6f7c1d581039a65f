import Foundation
import Testing
import WeatherModel

@testable import Charts
@testable import Presentation
@testable import WeatherText

struct DayRowFiguresTests {
    private func rows(
        _ days: [Day], hours: [Hour] = [], temperature: Double? = nil, at now: String = "2026-01-29T12:05:00Z",
        locale: String = "en_IE", open: String? = nil
    ) -> [DayRow] {
        let current = Samples.current(now, Samples.conditions(.rain, temperature))
        let report = Samples.report(fetched: now, in: "Europe/London", current: current, hours: hours, days: days)
        let formatter = WeatherFormatter(locale: Locale(identifier: locale), ownZone: .gmt)
        return DayRow.rows(
            of: report, over: Samples.london.coordinates, at: Samples.instant(now), formatter: formatter, open: open)
    }

    private func day(
        _ date: String, _ condition: WeatherCondition? = .clear, chance: Double? = nil, rain: Double? = nil,
        snow: Double? = nil
    ) -> Day {
        var day = Samples.day(date, condition, low: -1, high: 5, chance: chance)
        day.precipitation = rain.map { Precipitation($0) }
        day.snowfall = snow.map { SnowDepth($0) }
        return day
    }

    @Test(
        "an amount stands over its chance, snow as a depth; under 10 percent it is dry",
        arguments: [
            (Fallen.day(.rain, 95, 31, nil), "31 mm", "95%"), (Fallen.day(.rain, 95, 0.44, nil), "0.4 mm", "95%"),
            (Fallen.day(.rain, nil, 1.6, nil), "2 mm", nil), (Fallen.day(.snow, 85, 5.8, 62), "6 cm", "85%"),
            (Fallen.day(.snow, 85, 5.8, nil), "6 mm", "85%"), (Fallen.day(.clear, 10, 0, nil), nil, "10%"),
            (Fallen.day(.clear, 9, 0, 0), nil, "dry"), (Fallen.day(.clear, nil, 0.04, nil), nil, "dry"),
            (Fallen.day(.rain, 5, 0.04, nil), nil, "dry"), (Fallen.day(.rain, nil, 0.04, nil), nil, "trace"),
            (Fallen.day(.rain, nil, nil, nil), nil, "—"),
            (Fallen.day(.clear, nil, nil, nil), nil, "—"),
        ] as [(Day, String?, String?)])
    func fall(_ day: Day, _ amount: String?, _ chance: String?) {
        let row = rows([day]).first
        #expect(row?.fallText == amount)
        #expect(row?.chanceText == chance)
    }

    @Test("the arrow points where the wind blows to; calm air has none")
    func wind() {
        var days = [day("2026-01-30"), day("2026-01-31"), day("2026-02-01")]
        (days[0].windSpeedMax, days[0].windDirection) = (Speed(10), Bearing(350))
        (days[1].windSpeedMax, days[1].windDirection) = (Speed(0.1), Bearing(90))
        days[2].windSpeedMax = Speed(5)
        let rows = rows(days)
        #expect(rows.map(\.windText) == ["36", "0", "18"])
        #expect(rows.map(\.windTowards) == [170, nil, nil])
        #expect(rows.map(\.windDescription) == ["Wind from the north up to 36 km/h", "Calm", "Wind up to 18 km/h"])
    }

    @Test("the weekend is that of the locale")
    func weekend() {
        let week = (30...31).map { day("2026-01-\($0)") } + (1...2).map { day("2026-02-0\($0)") }
        #expect(rows(week).map(\.isWeekend) == [false, true, true, false])
        #expect(rows(week, locale: "he_IL").map(\.isWeekend) == [true, true, false, false])
    }

    @Test("a unit in Latin letters stays behind its number where text runs from right to left")
    func rightToLeft() {
        let wet = day("2026-01-30", .rain, rain: 6)
        #expect(rows([wet]).map(\.fallText) == ["6 mm"])
        #expect(rows([wet], locale: "he_IL").map(\.fallText) == ["\u{2068}6 mm\u{2069}"])
    }

    @Test("freezing and now lie on the same scale as all bars, now on today's row only")
    func scale() {
        let days = [
            Samples.day("2026-01-29", .rain, low: 1, high: 6), Samples.day("2026-02-03", .clear, low: -7, high: 9),
        ]
        let rows = rows(days, temperature: 5)
        #expect(rows.map(\.zero) == [7 / 16, 7 / 16])
        #expect(rows.map(\.now) == [12 / 16, nil])
        #expect(rows[0].range == ScaleSpan(start: 0.5, end: 13 / 16))
        #expect(self.rows([days[0]]).map(\.zero) == [nil])
    }

    @Test("a day known in part says so beside its date, without one beside its words, and to the ear")
    func partial() {
        var part = day("2026-01-31", .rain, chance: 80, rain: 3)
        part.isPartial = true
        let row = rows([part])[0]
        #expect(row.dateText == "31 Jan, partial")
        #expect(row.undatedWeather == "Moderate rain, partial")
        #expect(row.spokenText.hasSuffix("Only part of this day is known."))
        #expect(rows([part], open: row.id)[0].openText?.hasPrefix("Only part of this day is known.") == true)
    }

    @Test("an open day of snow tells when, how deep and when most of it falls, wind, what it feels like and the sun")
    func snow() {
        let rates: [Int: Double] = [
            6: 0.1, 7: 0.1, 8: 0.4, 9: 0.5, 10: 0.6, 11: 0.8, 12: 1, 13: 0.8, 14: 0.6, 15: 0.3, 16: 0.2,
        ]
        let start = Samples.instant("2026-02-01T00:00:00Z")
        let hours = (-40...26).map { number in
            var hour = Hour(time: start.addingTimeInterval(Double(number) * 3600), duration: 3600)
            hour.temperature = Temperature(-1)
            hour.condition = rates[number] == nil ? .overcast : .snow
            let rate = rates[number - 1] ?? 0
            (hour.precipitation, hour.snowfall) = (Precipitation(rate), SnowDepth(rate * 11))
            hour.precipitationProbability = Percentage(rate > 0 ? 85 : 0)
            return hour
        }
        var day = Samples.day("2026-02-01", .snow, low: -2, high: 1, chance: 85)
        (day.apparentLow, day.apparentHigh) = (Temperature(-7), Temperature(-4))
        (day.windSpeedMax, day.windGustMax, day.windDirection) = (Speed(24 / 3.6), Speed(42 / 3.6), Bearing(80))
        let row = rows([day], hours: hours, temperature: -1, at: "2026-01-30T12:05:00Z", open: "2026-02-01").last
        #expect(row?.fallText == "6 cm")
        #expect(
            row?.openText == "Snow from 06:00 to 17:00, 6 cm in total, most of it around noon. "
                + "Wind from the east up to 24 km/h, gusts 42. Feels like \u{2212}7° to \u{2212}4°. "
                + "Sun from 07:38 to 16:49.")
    }
}

private enum Fallen {
    static func day(
        _ condition: WeatherCondition, _ chance: Double?, _ rain: Double?, _ snow: Double?
    ) -> Day {
        var day = Samples.day("2026-01-31", condition, low: -1, high: 5, chance: chance)
        day.precipitation = rain.map { Precipitation($0) }
        day.snowfall = snow.map { SnowDepth($0) }
        return day
    }
}
