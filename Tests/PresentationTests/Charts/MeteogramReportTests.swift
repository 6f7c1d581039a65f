import Foundation
import Testing
import WeatherModel

@testable import Charts
@testable import WeatherText

struct MeteogramReportTests {
    private func chart(
        _ metric: ChartMetric = .temperature, _ letters: String = "..rRs?x...", at now: Date = Sky.now,
        formatter: WeatherFormatter = Samples.formatter, change: (inout [Hour]) -> Void = { _ in }
    ) throws -> Meteogram {
        var hours = Sky.hours(letters)
        change(&hours)
        return try #require(
            HoursChart(
                metric, hours: hours, missing: { "no \($0)" },
                SentenceContext(formatter, in: Samples.zone("Europe/London"), at: now))
        ).meteogram
    }

    @Test("rain lies in the hour it falls in, snow is told from it, and what is not known is no bar")
    func rain() throws {
        let hours = try chart().hours
        #expect(hours.prefix(7).map(\.rate) == [0, 0, 0.6, 9, 1.5, 0.2, nil])
        #expect(hours.prefix(7).map(\.isFrozen) == [false, false, false, false, true, false, false])
        #expect(hours.prefix(7).map(\.rateText) == ["", "", "0.6", "9.0", "1.5", "0.2", ""])
        #expect(hours.prefix(7).map(\.chanceText) == ["2", "2", "90", "95", "90", "35", ""])
        #expect(hours[4].valueText == "−1°")
        #expect(hours[6].value == nil && hours[6].celsius == nil)
    }

    @Test("in Arabic a value has its sign and its degree sign as elsewhere, though time runs from left to right")
    func signsInArabic() throws {
        let hours = try chart(formatter: WeatherFormatter(locale: Locale(identifier: "ar_EG"), ownZone: .gmt)).hours
        #expect(hours[4].valueText == "\u{2067}\u{61C}−١°\u{2069}")
        #expect(hours.allSatisfy { $0.valueText.isEmpty || $0.valueText.hasPrefix("\u{2067}") })
    }

    @Test("a row of six hours is as long, and its rate is that of one hour")
    func longRows() throws {
        let hours = try chart { hours in
            hours = Array(hours.prefix(2))
            var long = Hour(time: hours[1].time.addingTimeInterval(6 * 3600), duration: 6 * 3600)
            long.temperature = Temperature(5)
            long.precipitation = Precipitation(12)
            hours.append(long)
        }.hours
        #expect(hours.map(\.length) == [1, 6, 1])
        #expect(hours[1].rate == 2)
    }

    @Test("calm air has no arrow, wind one from where it comes")
    func wind() throws {
        let hours = try chart { hours in
            hours[0].windSpeed = Speed(0.1)
            hours[0].windDirection = Bearing(90)
            hours[1].windSpeed = Speed(6)
            hours[1].windDirection = Bearing(135)
        }.hours
        #expect(hours.prefix(3).map(\.windFrom) == [nil, 135, nil])
        #expect(hours.prefix(3).map(\.windText) == ["0", "22", nil])
    }

    @Test("the switch changes the curve only, and says where the hours lack what is chosen")
    func metrics() throws {
        let usual = try chart()
        for metric in ChartMetric.allCases {
            let other = try chart(metric)
            #expect(other.hours.map(\.rate) == usual.hours.map(\.rate))
            #expect(other.hours.map(\.pictureName) == usual.hours.map(\.pictureName))
            let isThere = [.temperature, .feelsLike, .precipitation].contains(metric) && metric != .feelsLike
            #expect((other.words.missing == nil) == isThere, "\(metric)")
            #expect(other.curve.isTemperature == [.temperature, .feelsLike].contains(metric))
        }
        #expect(try chart(.pressure).words.missing == "no Pressure")
        #expect(try chart(.pressure).curve.unit == "hPa")
        #expect(try chart(.precipitation).hours[2].valueText == "90%")
    }

    @Test("the freezing point is marked in the unit shown, and the bands have their limits in it")
    func units() throws {
        let american = WeatherFormatter(
            locale: Locale(identifier: "en_US"), units: UnitsPreset.us.units, ownZone: Samples.zone("Europe/London"))
        #expect(try chart().curve.reference == MeteogramCurve.Reference(value: 0, text: "0°"))
        #expect(try chart().words.limits == ["2.5", "7.6"])
        let meteogram = try chart(formatter: american)
        #expect(meteogram.curve.reference == MeteogramCurve.Reference(value: 32, text: "32°"))
        #expect(meteogram.curve.leastSpan == 14)
        #expect(meteogram.words.limits == ["0.1", "0.3"])
        #expect(meteogram.hours[3].rateText == "0.35")
    }

    @Test("a dry time is told where all in view that is to come lies in it")
    func dry() throws {
        let report = Sky.report(String(repeating: ".", count: 30) + "rrr")
        let context = Sky.context()
        let course = report.settled(at: Sky.now).course
        let chart = try #require(
            HoursChart(.temperature, hours: report.hourRows, dry: DryStretch.all(in: course, context), context))
        let meteogram = chart.meteogram
        #expect(meteogram.dryText(in: 0...20) == "Dry until tomorrow afternoon")
        #expect(meteogram.dryText(in: 20...31) == nil, "it rains in the last hour")
        #expect(meteogram.dryText(in: 0...0.2) == nil, "what is over is not told")
    }
}
