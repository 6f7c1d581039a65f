import Foundation
import Testing
import WeatherModel

@testable import Charts
@testable import WeatherText

struct QuantityChartTests {
    private typealias Stage = QuantityStage

    @Test("the chart has yesterday and so many days from today on, as far as the forecast reaches")
    func days() throws {
        for (wanted, known, shown) in [(3, 17, 4), (8, 17, 9), (16, 17, 17), (16, 6, 6)] {
            let chart = try #require(Stage.made(.temperature, Stage.report(days: known), days: wanted)?.chart)
            #expect(chart.days.count == shown, "\(wanted) days of \(known)")
            #expect(chart.days.first?.id == "2026-11-23")
            #expect(chart.days.filter(\.isToday).map(\.id) == ["2026-11-24"])
        }
        #expect(Stage.made(.temperature, days: 16)?.chart.title == "Until Wednesday 9 December")
        #expect(Stage.made(.temperature, days: 16)?.chart.days.map(\.date).contains("1 Dec") == true)
    }

    @Test("chart and table end on the day that the title names", arguments: QuantityStage.hourly)
    func lastDay(quantity: PageQuantity) throws {
        let made = try #require(Stage.made(quantity, Stage.report(days: 17), days: 16))
        let end = try #require(made.chart.days.last?.end)
        #expect(made.chart.points.allSatisfy { $0.start < end })
        #expect(made.table.rows.count == made.chart.points.count)
    }

    @Test("what was measured stands in the past in place of the forecast, and never after now")
    func measured() throws {
        let chart = try #require(Stage.made(.temperature, reports: Stage.reports(3))?.chart)
        let past = chart.points.filter { $0.start < 37 - 0.6 }
        #expect(past.count == 37 && past.allSatisfy { $0.isReported && $0.value == 3 })
        #expect(chart.points.filter { $0.start > 37.2 }.allSatisfy { !$0.isReported })
        #expect(chart.legend[.reported] == "measured")
        #expect(chart.points[2].spokenText.hasSuffix("cold, reported"), "\(chart.points[2].spokenText)")
    }

    @Test("what a model calculated is not called measured, and without any report there is no such line")
    func reported() {
        let calculated = Stage.made(.temperature, reports: Stage.reports(3, kind: .forecast))?.chart
        #expect(calculated?.legend[.reported] == "reported")
        let none = Stage.made(.temperature)?.chart
        #expect(none?.legend[.reported] == nil)
        #expect(none?.points.contains(where: \.isReported) == false)
    }

    @Test("amounts of rain are those of the forecast alone, as a report tells another length of time")
    func rainReports() throws {
        var wet = Samples.conditions(.rain, 3)
        wet.precipitation = Precipitation(9)
        let reports = [CurrentConditions(time: Stage.start + 3600, kind: .observed, conditions: wet)]
        let chart = try #require(Stage.made(.precipitation, reports: reports, days: 3)?.chart)
        #expect(!chart.points.contains { $0.isReported || $0.value == 9 })
        // What falls from 17 to 18 is told by the row of 18.
        #expect(chart.points.first { $0.value ?? 0 > 0 }?.start == 17)
    }

    @Test("the value of now is that of the page, with no other one within half an hour of it")
    func present() throws {
        let report = Stage.report(present: Samples.conditions(.overcast, 17))
        let chart = try #require(Stage.made(.temperature, report)?.chart)
        let now = try #require(chart.present.map { chart.points[$0] })
        #expect(now.value == 17)
        #expect(abs(now.start - 37.0833) < 0.001)
        #expect(chart.points.filter { abs($0.start - 37.0833) < 0.5 }.count == 1)
    }

    @Test("the hour that comes next is there until it has come, however near")
    func nextHour() throws {
        let report = Stage.report(
            present: Samples.conditions(.overcast, 17), at: Samples.instant("2026-11-24T13:56:00Z"))
        let chart = try #require(Stage.made(.temperature, report)?.chart)
        let minutes: [Double] = chart.points.map { ($0.start * 60).rounded() }
        let near = minutes.filter { $0 > 36.5 * 60 && $0 < 39.5 * 60 }
        #expect(near == [2220, 2276, 2280, 2340])
        #expect(QuantityDrawing(chart, width: 696).runs(reported: false).count == 1)
    }

    @Test("a gap stays a gap, and no gap is seen beside the value of now")
    func gaps() throws {
        let report = Stage.report(present: Samples.conditions(.overcast, 9)) { index, hour in
            if (60..<70).contains(index) { hour.temperature = nil }
        }
        let chart = try #require(Stage.made(.temperature, report)?.chart)
        let runs = QuantityDrawing(chart, width: 696).runs(reported: false)
        #expect(runs.count == 2)
        #expect(runs.first?.last?.start == 59)
        #expect(runs.last?.first?.start == 70)
    }

    @Test("each point that is drawn can be read, and each that can be read is drawn", arguments: QuantityStage.hourly)
    func spokenPoints(quantity: PageQuantity) throws {
        let report = Stage.report(present: Samples.conditions(.overcast, 9)) { index, hour in
            if index % 17 == 0 { hour.conditions = Conditions() }
        }
        let chart = try #require(Stage.made(quantity, report, reports: Stage.reports(3))?.chart)
        let drawing = QuantityDrawing(chart, width: 696)
        if chart.style == .bars {
            let bars = drawing.drawing.marks.count { mark in
                guard case .fill(let path, .even(let colour, _)) = mark, colour == Palette(.light).bar else {
                    return false
                }
                return abs(path.extent.bottom - drawing.layout.plot.bottom) < 0.01
            }
            #expect(bars == chart.readable.count { (chart.points[$0].value ?? 0) > 0 })
        } else {
            let drawn = Set((drawing.runs(reported: true) + drawing.runs(reported: false)).flatMap { $0 }.map(\.start))
            #expect(drawn == Set(chart.readable.map { chart.points[$0].start }))
        }
        #expect(chart.readable.allSatisfy { !chart.points[$0].spokenText.isEmpty })
    }

    @Test("keys go by points, by days, to now and to the end, and stay at the ends")
    func keys() throws {
        let chart = try #require(Stage.made(.temperature)?.chart)
        let now = try #require(chart.present)
        #expect(chart.index(from: nil, by: .points(3)) == now)
        #expect(chart.index(from: now, by: .points(3)) == now + 3)
        let tomorrow = try #require(chart.index(from: now, by: .days(1)))
        #expect(abs(chart.points[tomorrow].start - chart.points[now].start - 24) <= 0.5)
        #expect(chart.index(from: 0, by: .points(-3)) == 0)
        #expect(chart.index(from: 5, by: .last) == chart.readable.last)
        #expect(chart.day(of: tomorrow)?.id == "2026-11-25")
    }

    @Test("a point is read with its value and the word of its scale, gusts beside the wind")
    func words() throws {
        let wind = try #require(Stage.made(.wind)?.chart)
        let index = try #require(wind.index(at: 48 + 12))
        #expect(wind.points[index].timeText == "Wednesday 25 November 12:00")
        #expect(wind.points[index].reading == "22 km/h from the southwest, gusts 41 km/h · moderate")
        #expect(
            wind.points[index].spokenText
                == "Wednesday 25 November, 12:00: 22 kilometres an hour from the southwest, gusts 41 kilometres an hour, moderate"
        )
    }

    @Test("the forces of wind begin at the numbers that the table below the chart has")
    func forces() throws {
        let report = Stage.report { _, hour in hour.windSpeed = Speed(30) }
        let chart = try #require(Stage.made(.wind, report)?.chart)
        #expect(chart.ticks.map(\.text) == ["1", "20", "29", "39", "62", "88"])
        let limits = try #require(QuantityMeaning(of: .wind, in: report, Stage.context)).rows.dropFirst().map(\.limits)
        for (tick, limit) in zip(chart.ticks, limits) { #expect(limit.hasPrefix(tick.text)) }
    }

    @Test(
        "each hour of a day with 23 or 25 hours is drawn once and has a name of its own",
        arguments: [("2026-03-28T10:00:00Z", 23), ("2026-10-24T10:00:00Z", 25)])
    func changedClocks(time: String, length: Int) throws {
        let (zone, now) = (Samples.zone("Europe/London"), Samples.instant(time))
        let start = try #require(CivilDate(now, in: zone).start(in: zone))
        let hours = (0..<96).map { index in
            Hour(
                time: start.addingTimeInterval(Double(index) * 3600),
                conditions: Samples.conditions(.clear, Double(index % 7)))
        }
        let report = Samples.report(fetched: time, hours: hours).settled(at: now)
        let made = try #require(
            QuantityChart.made(
                of: .temperature, in: report, reports: [], days: 3, over: Samples.london.coordinates,
                SentenceContext(Samples.formatter, in: zone, at: now)))
        let day = try #require(made.chart.days.first { Int(($0.end - $0.start).rounded()) == length })
        let points = made.chart.points.filter { $0.start >= day.start && $0.start < day.end }
        #expect(points.count == length)
        #expect(Set(points.map(\.timeText)).count == length, "\(points.map(\.timeText))")
        #expect(Set(points.map(\.spokenText)).count == length)
        #expect(made.table.rows.count == made.chart.points.count)
        let next = try #require(made.chart.index(from: made.chart.index(at: day.start + 1), by: .days(1)))
        #expect(abs(made.chart.points[next].start - day.start - 25) < 0.01)
    }

    @Test("the days of a week in which clocks change are as long as they are")
    func clockChange() throws {
        let zone = Samples.zone("Europe/London")
        let now = Samples.instant("2026-10-24T10:00:00Z")
        let hours = (0..<96).map { index in
            Hour(
                time: Samples.instant("2026-10-22T23:00:00Z") + Double(index) * 3600,
                conditions: Samples.conditions(.clear, 9))
        }
        let report = Samples.report(fetched: "2026-10-24T10:00:00Z", hours: hours).settled(at: now)
        let chart = try #require(
            QuantityChart.made(
                of: .temperature, in: report, reports: [], days: 3, over: Samples.london.coordinates,
                SentenceContext(Samples.formatter, in: zone, at: now))?.chart)
        #expect(chart.days.map { $0.end - $0.start } == [24, 24, 25, 24])
        #expect(chart.days.allSatisfy { $0.hours.map(\.text) == ["06:00", "12:00", "18:00"] })
    }
}

extension QuantityDrawing where Measure == WideLetters {
    /// The drawing of a card of a width, in letters of even width.
    init(_ chart: QuantityChart, width: Double, scale: Double = 1, style: ColourStyle = .light) {
        let measure = WideLetters(scale: scale)
        self.init(
            chart, QuantityLayout(chart, width: width, textScale: scale, measure: measure), palette: Palette(style),
            measure: measure)
    }
}

/// Text whose letters are all as wide as those of a wide font.
struct WideLetters: TextMeasuring {
    var scale = 1.0

    func size(of text: String, _ lettering: Lettering) -> (width: Double, height: Double) {
        let pixels = lettering.points * 4 / 3 * scale
        return (Double(text.count) * pixels * 0.56 * (lettering.isBold ? 1.08 : 1), pixels * 1.36)
    }
}
