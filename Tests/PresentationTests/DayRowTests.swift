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

    @Test("all bars share the scale from the lowest low to the highest high listed")
    func scale() {
        let rows = rows(days)
        #expect(rows[0].range == ScaleSpan(start: 0.6, end: 1))
        #expect(rows[1].range == ScaleSpan(start: 0, end: 0.25))
        #expect(rows[2].range == nil)
        #expect(
            rows[1].rangeDescription
                == "From \u{2212}1° to 4°. The whole bar reaches from \u{2212}1° to 19°, the range of all days listed.")
        #expect(rows[2].rangeDescription == "The low or the high of this day is not known.")
    }

    @Test("a single temperature fills its bar instead of dividing by nothing")
    func flat() {
        #expect(rows([Samples.day("2026-11-21", low: 7, high: 7)])[0].range == ScaleSpan(start: 0, end: 1))
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
    }

    @Test("each day is one sentence; snow at 5 percent is not told")
    func spoken() {
        #expect(
            rows(days).map(\.spokenText) == [
                "Today, moderate rain, 80 percent, high 19, low 11", "Sunday, overcast, high 4, low minus 1",
                "Monday, low 3",
            ])
    }

    @Test("an open day tells its sun, wind, rain and UV, to the ear as well; the others stay closed")
    func open() {
        var day = Samples.day("2026-11-22", .rain, low: 2, high: 9)
        day.windSpeedMax = Speed(8)
        day.windGustMax = Speed(15)
        day.windDirection = Bearing(270)
        day.precipitation = Precipitation(4)
        day.snowfall = SnowDepth(0)
        day.uvIndexMax = UVIndex(2)
        let rows = rows([days[1], day], open: "2026-11-22")
        #expect(rows[0].openText == nil)
        let text = rows[1].openText ?? ""
        #expect(text.hasPrefix("Sunrise 07:") && text.contains(", sunset 16:0"), "\(text)")
        #expect(
            text.hasSuffix(
                " · Wind up to 29 km/h from the west, gusts 54 km/h · Precipitation 4.0 mm · UV index 2, low"))
        #expect(rows[1].spokenText == "Sunday, moderate rain, 4.0 mm, high 9, low 2, " + text)
    }
}
