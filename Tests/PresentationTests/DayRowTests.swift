import Foundation
import WeatherText
import Testing
import WeatherModel

struct DayRowTests {
    private let days = [
        Samples.day("2026-11-20", .clear, low: -30, high: 45),
        Samples.day("2026-11-21", .rain, low: 11, high: 19, chance: 80),
        Samples.day("2026-11-22", .lightSnow, low: -1, high: 4, chance: 5),
        Samples.day("2026-11-23", nil, low: 3),
    ]

    private func rows(
        _ days: [Day], in zone: String = "Europe/London", temperature: Double? = nil, open: String? = nil
    ) -> [DayRow] {
        let now = "2026-11-21T15:20:00Z"
        let current = Samples.current(now, Samples.conditions(.rain, temperature))
        let report = Samples.report(fetched: now, in: zone, current: current, days: days)
        guard let london = Coordinates(latitude: 51.5, longitude: -0.13) else { return [] }
        return DayRow.rows(
            of: report, over: london, at: Samples.instant(now), formatter: Samples.formatter, open: open)
    }

    @Test("it begins today in the place's zone; yesterday is not listed")
    func today() {
        #expect(rows(days).map(\.dayText) == ["Today", "Sunday", "Monday"])
        #expect(rows(days).map(\.id) == ["2026-11-21", "2026-11-22", "2026-11-23"])
        #expect(rows(days, in: "Asia/Tokyo").map(\.dayText) == ["Today", "Monday"])
        #expect(rows(days, in: "Pacific/Pago_Pago").map(\.dateText).first == "21 Nov")
    }

    @Test("a row begins with a capital letter, also where the language writes the days of the week small")
    func capital() throws {
        let report = Samples.report(fetched: "2026-11-21T15:20:00Z", in: "Europe/London", days: days)
        let london = try #require(Coordinates(latitude: 51.5, longitude: -0.13))
        let formatter = WeatherFormatter(locale: Locale(identifier: "ru_RU"), ownZone: .gmt)
        let rows = DayRow.rows(
            of: report, over: london, at: Samples.instant("2026-11-21T15:20:00Z"), formatter: formatter)
        #expect(rows.dropFirst().map(\.dayText) == ["Воскресенье", "Понедельник"])
    }

    @Test("the freezing point is named in the unit and the digits of the numbers beside it")
    func freezingPoint() throws {
        let report = Samples.report(fetched: "2026-11-21T15:20:00Z", in: "Europe/London", days: days)
        let london = try #require(Coordinates(latitude: 51.5, longitude: -0.13))
        let names = ["en_GB", "en_US", "ar_EG"].map { locale in
            DayRow.rows(
                of: report, over: london, at: Samples.instant("2026-11-21T15:20:00Z"),
                formatter: WeatherFormatter(locale: Locale(identifier: locale), ownZone: .gmt)
            ).first?.zeroText
        }
        #expect(names == ["0°", "32°", "\u{2067}٠°\u{2069}"])
    }

    @Test("all bars share the scale from the lowest low to the highest high listed")
    func scale() {
        let rows = rows(days)
        #expect(rows[0].range == ScaleSpan(start: 0.6, end: 1))
        #expect(rows[1].range == ScaleSpan(start: 0, end: 0.25))
        #expect(rows[2].range == nil)
        #expect(
            rows[1].rangeDescription
                == "From \u{2212}1° to 4°. The scale runs from \u{2212}1° to 19°, the range of all the days shown.")
        #expect(rows[2].rangeDescription == "The high or low for this day is not known.")
    }

    @Test(
        "bitterly cold is a day of severe frost, and none of five degrees below zero", arguments: [-5.0, -9, -10, -18])
    func bitterlyCold(low: Double) {
        let sky = Details.hours(from: "2026-11-22T00:00:00Z", count: 25) { hour, _ in
            hour.conditions = Samples.conditions(.clear, low)
        }
        let now = "2026-11-21T15:20:00Z"
        let report = Samples.report(
            fetched: now, hours: sky, days: [Samples.day("2026-11-22", .clear, low: low, high: low + 4)])
        let rows = DayRow.rows(
            of: report, over: Samples.london.coordinates, at: Samples.instant(now), formatter: Samples.formatter)
        #expect(rows[0].weather.contains("bitterly cold") == (low <= -10), "\(rows[0].weather)")
    }

    @Test("a day of much snow is called so whatever its code says, with rows and without", arguments: [true, false])
    func unnamedSnow(hasRows: Bool) throws {
        var sky = Details.hours(from: "2026-11-22T00:00:00Z", count: 25) { hour, _ in
            hour.conditions = Samples.conditions(.clear, -3)
        }
        for row in sky.indices { sky[row].snowfall = SnowDepth(14) }
        var day = Samples.day("2026-11-22", .clear, low: -5, high: -2)
        (day.snowfall, day.precipitation, day.precipitationProbability) = (SnowDepth(340), nil, nil)
        let now = "2026-11-21T15:20:00Z"
        let report = Samples.report(fetched: now, hours: hasRows ? sky : [], days: [day])
        let row = try #require(
            DayRow.rows(
                of: report, over: Samples.london.coordinates, at: Samples.instant(now), formatter: Samples.formatter
            ).first)
        #expect(row.weather.lowercased().contains("snow"), "\(row.weather) \(row.sumText)")
        #expect(row.artworkName.contains("snow"))
    }

    @Test("a single temperature fills its bar instead of dividing by nothing")
    func flat() {
        #expect(rows([Samples.day("2026-11-21", low: 7, high: 7)])[0].range == ScaleSpan(start: 0, end: 1))
    }

    @Test("a day whose high and low are shown as one number has no range in words, nor has such a scale")
    func oneNumber() {
        let flat = Samples.day("2026-11-21", low: 8.6, high: 9.4)
        #expect(rows([flat])[0].rangeDescription == "9° throughout.")
        let two = rows([flat, Samples.day("2026-11-22", low: 4, high: 12)])
        #expect(
            two[0].rangeDescription
                == "9° throughout. The scale runs from 4° to 12°, the range of all the days shown.")
        #expect(two[1].rangeDescription.hasPrefix("From 4° to 12°."))
    }

    @Test("today's range reaches to the temperature shown for now")
    func widened() {
        let row = rows(days, temperature: 20.6)[0]
        #expect(row.highText == "21°")
        #expect(row.lowText == "11°")
    }

    @Test("what is not known is a dash")
    func missing() {
        let row = rows(days)[2]
        #expect(row.weather == "—")
        #expect(row.highText == "—")
        #expect(row.lowText == "3°")
        #expect(row.precipitationText == nil)
        #expect((row.fallText, row.chanceText) == (nil, "—"))
        #expect((row.windText, row.windTowards) == ("—", nil))
        #expect(row.now == nil)
    }

    @Test("each day is one sentence; snow at 5 percent is not told")
    func spoken() {
        #expect(
            rows(days).map(\.spokenText) == [
                "Today: moderate rain, 11 to 19 degrees, 80 percent chance of rain.",
                "Sunday 22 November: overcast, minus 1 to 4 degrees, dry.", "Monday 23 November: low 3.",
            ])
        var friday = Samples.day("2026-11-27", .clear, low: -1, high: 5, chance: 0)
        (friday.windSpeedMax, friday.windDirection) = (Speed(8 / 3.6), Bearing(0))
        #expect(
            rows([friday]).map(\.spokenText) == [
                "Friday 27 November: clear, minus 1 to 5 degrees, dry, wind up to 8 kilometres an hour from the north."
            ])
        #expect(rows([Samples.day("2026-11-27", nil)]).map(\.spokenText) == ["Friday 27 November: not known."])
    }

    @Test("an open day tells rain, wind, sun and UV in sentences, to the ear as well; the others stay closed")
    func open() {
        var day = Samples.day("2026-11-22", .rain, low: 2, high: 9)
        day.windSpeedMax = Speed(8)
        day.windGustMax = Speed(15)
        day.windDirection = Bearing(270)
        day.precipitation = Precipitation(4)
        day.snowfall = SnowDepth(0)
        day.uvIndexMax = UVIndex(3)
        let rows = rows([days[1], day], open: "2026-11-22")
        #expect(rows[0].openText == nil)
        let text = rows[1].openText ?? ""
        #expect(
            text == "Moderate rain, 4 mm in total. Wind from the west up to 29 km/h, gusts 54. "
                + "Sun from 07:30 to 16:02. UV index 3, moderate.")
        #expect(
            rows[1].spokenText
                == "Sunday 22 November: moderate rain, 2 to 9 degrees, 4 millimetres, wind up to 29 kilometres an hour "
                + "from the west. Moderate rain, 4 millimetres in total. Wind from the west up to 29 kilometres an hour, "
                + "gusts 54 kilometres an hour. Sun from 07:30 to 16:02. UV index 3, moderate.")
    }
}
