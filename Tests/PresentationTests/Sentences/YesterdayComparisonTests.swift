import Foundation
import Testing
import WeatherModel

@testable import WeatherText

struct YesterdayComparisonTests {
    private func text(_ yesterday: Double, _ today: Double, _ formatter: WeatherFormatter = Samples.formatter)
        -> String?
    {
        YesterdayComparison(today: Temperature(today), yesterday: Temperature(yesterday)).text(formatter)
    }

    @Test(
        "the word fits the season",
        arguments: [
            (10.0, 13.0, "3° warmer than yesterday."), (13, 10, "3° colder than yesterday."),
            (27, 31, "4° hotter than yesterday."), (31, 27, "4° cooler than yesterday."),
            (-9, -4, "5° less cold than yesterday."), (-4, -9, "5° colder than yesterday."),
            (-3, 0, "3° less cold than yesterday."), (-1, 2, "3° warmer than yesterday."),
        ])
    func words(yesterday: Double, today: Double, sentence: String) {
        #expect(text(yesterday, today) == sentence)
    }

    @Test("nothing is said below two degrees as shown")
    func close() {
        #expect(text(10.4, 11.4) == nil)
        #expect(text(10.4, 11.5) == "2° warmer than yesterday.")
        #expect(text(10, 10) == nil)
    }

    @Test("what is too little to tell in Celsius is not told in Fahrenheit alone")
    func sameInEveryUnit() {
        let american = WeatherFormatter(locale: Locale(identifier: "en_US"), units: .us, ownZone: .gmt)
        for difference in stride(from: -4.0, through: 4, by: 0.1) {
            #expect((text(12, 12 + difference) == nil) == (text(12, 12 + difference, american) == nil))
        }
    }

    @Test("it is never hot or warm in frost, whatever the unit")
    func frost() {
        let american = WeatherFormatter(locale: Locale(identifier: "en_US"), units: .us, ownZone: .gmt)
        for degrees in stride(from: -40.0, through: 0, by: 2.5) {
            for formatter in [Samples.formatter, american] {
                let sentence = text(degrees - 10, degrees, formatter)
                #expect(sentence?.contains("less cold") == true)
                #expect(sentence?.contains("hotter") == false)
            }
        }
        #expect(text(-20, -10, american) == "18° less cold than yesterday.")
    }

    @Test("yesterday comes from the days, else from its hours in the place's zone, else it is not told")
    func sources() {
        let (now, zone) = (Samples.instant("2026-11-21T12:00:00Z"), Samples.zone("Asia/Tokyo"))
        let days = [Samples.day("2026-11-20", high: 10), Samples.day("2026-11-21", high: 14)]
        let known = YesterdayComparison(days: days, hours: [], at: now, in: zone)
        #expect(known == YesterdayComparison(today: Temperature(14), yesterday: Temperature(10)))
        // Each row has its position as its temperature; the 20th in Tokyo ends with the row of 14:00 UTC.
        let hours = Samples.hours(from: "2026-11-19T15:00:00Z", count: 48)
        let fromHours = YesterdayComparison(days: [], hours: hours, at: now, in: zone)
        #expect(fromHours == YesterdayComparison(today: Temperature(47), yesterday: Temperature(23)))
        #expect(YesterdayComparison(days: [], hours: Array(hours[10...]), at: now, in: zone) == nil)
        #expect(YesterdayComparison(days: [days[1]], hours: [], at: now, in: zone) == nil)
    }

    @Test("the page's summary puts both sentences one after the other")
    func summary() {
        let days = [Samples.day("2026-11-20", high: 10), Samples.day("2026-11-21", high: 13)]
        let summary = PageSummary(of: Sky.report("......rr", days: days), Sky.context())
        #expect(summary.text == "Dry until about 16:00, then light rain. 3° warmer than yesterday.")
        #expect(PageSummary(of: Sky.report(days: days), Sky.context()).text == "3° warmer than yesterday.")
        #expect(PageSummary(of: Sky.report(), Sky.context()).text == nil)
        #expect(
            PageSummary(of: Sky.report("......", current: .rain, age: 7201), Sky.context()).text
                == "Dry until at least 16:00.", "what was reported more than two hours ago is not the present")
    }

    @Test("two days of a report tell the same as all of them, at every hour, with and without highs of the source")
    func near() {
        let hours = (0..<400).map { index in
            Hour(
                time: Samples.instant("2026-11-14T00:00:00Z") + Double(index) * 3600,
                conditions: Samples.conditions(.clear, Double(index * index % 37)))
        }
        let days = (14...28).map { date in
            Samples.day("2026-11-\(date)", high: date.isMultiple(of: 3) ? nil : Double(date * 7 % 40))
        }
        var told = 0
        for zone in ["Europe/London", "Pacific/Auckland", "America/Los_Angeles"] {
            for own in [days, []] {
                let report = Samples.report(fetched: "2026-11-20T12:00:00Z", in: zone, hours: hours, days: own)
                for hour in stride(from: -48.0, through: 48, by: 1) {
                    let now = Samples.instant("2026-11-20T12:00:00Z") + hour * 3600
                    let context = SentenceContext(Samples.formatter, in: report.timeZone, at: now)
                    let all = YesterdayComparison(
                        days: report.dayRows, hours: hours, at: now, in: report.timeZone)
                    #expect(YesterdayComparison(of: report, context) == all, "\(zone), \(own.count) days, at \(now)")
                    told += all == nil ? 0 : 1
                }
            }
        }
        #expect(told > 400)
    }
}
