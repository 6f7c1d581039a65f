import DrawingChecks
import Foundation
import Testing
import WeatherModel

@testable import Charts
@testable import Presentation
@testable import WeatherText

@Suite("What a quantity's page shows beside its line")
struct QuantitySecondTests {
    private typealias Stage = QuantityStage

    private static func clearSky(days: Int = 17) -> SettledReport {
        Stage.report(days: days) { index, hour in
            hour.uvIndexClearSky = UVIndex(max(0, 6 - abs(Double(index % 24) - 12)))
        }
    }

    @Test("rain over more than three days is the sum of each day with its chance, by hours up to three")
    func rainDays() throws {
        let made = try #require(Stage.made(.precipitation, days: 8))
        let chart = made.chart
        #expect(chart.points.count == chart.days.count && chart.points.allSatisfy { $0.length == 24 })
        #expect(chart.points.allSatisfy { $0.value == 3 && $0.second == 90 })
        #expect(chart.points[3].reading == "3.0 mm · chance of rain 90%", "\(chart.points[3].reading)")
        #expect(chart.points[3].timeText == "Thursday 26 November")
        #expect(chart.present == 1 && chart.stride == 1)
        #expect(made.table.rows.count == chart.points.count && made.table.present == 1)
        #expect(chart.index(at: 25) == 1 && chart.index(at: 47) == 1 && chart.index(at: 48) == 2)
        #expect(chart.index(from: 1, by: .days(2)) == 3 && chart.index(from: 1, by: .points(-5)) == 0)
        let hourly = try #require(Stage.made(.precipitation, days: 3)?.chart)
        #expect(hourly.points.allSatisfy { $0.length <= 1 })
        #expect(Stage.made(.temperature, days: 16)?.chart.stride == 3)
    }

    @Test("each day's sum stands over its bar, and a point of its chance on a scale of per cent")
    func rainDrawing() throws {
        let report = Stage.report { index, hour in
            if index / 24 == 2 { hour.precipitation = Precipitation(0) }
            if index / 24 == 3, index % 24 == 18 { hour.precipitation = Precipitation(12.4) }
        }
        let chart = try #require(Stage.made(.precipitation, report, days: 8)?.chart)
        let drawing = QuantityDrawing(chart, width: 696)
        let texts = drawing.extremeLabels.map(\.text)
        #expect(texts.contains("12") && texts.contains("3") && !texts.contains("0"), "\(texts)")
        #expect(drawing.secondRuns.joined().count == chart.points.count)
        #expect(drawing.gutterLabels.map(\.text).contains("50%"))
        #expect(chart.legend[.second] == "chance")
    }

    @Test("a day of which an hour is not known has the sum of its row, else none")
    func partial() throws {
        let report = Stage.report(days: 6) { index, hour in
            if index / 24 == 4, index % 24 < 8 { hour.precipitation = nil }
        }
        let chart = try #require(Stage.made(.precipitation, report, days: 8)?.chart)
        #expect(chart.points.first { $0.start == 96 }?.value == nil)
        #expect(chart.points.first { $0.start == 72 }?.value == 3)
    }

    @Test("the dew point has a scale of its own at the end, computed where no source tells it")
    func dewPoint() throws {
        let chart = try #require(Stage.made(.humidity, days: 8)?.chart)
        #expect(chart.second?.form == .line && chart.points.allSatisfy { $0.second == 2 })
        #expect(chart.scale == 0...100, "that of the humidity does not change by it")
        #expect(chart.second?.ticks.allSatisfy { $0.text.hasSuffix("°") } == true)
        #expect(chart.points[60].reading.contains("dew point 2°"), "\(chart.points[60].reading)")
        let computed = Stage.report { _, hour in hour.dewPoint = nil }
        let other = try #require(Stage.made(.humidity, computed, days: 8)?.chart)
        #expect(other.points.allSatisfy { $0.second != nil && $0.second != 2 })
    }

    @Test("cloud hangs from the top, and visibility has a scale of ratios")
    func cloud() throws {
        let chart = try #require(Stage.made(.visibility, days: 8)?.chart)
        #expect(chart.second?.form == .hanging && chart.isLogarithmic)
        let drawing = QuantityDrawing(chart, width: 696)
        let plot = drawing.layout.plot
        #expect(drawing.secondY(0) == plot.y && abs(drawing.secondY(100) - plot.bottom) < 0.01)
        let (near, far): (Double, Double) = (drawing.y(1) - drawing.y(2), drawing.y(10) - drawing.y(20))
        #expect(near > 0 && abs(near - far) < 0.01)
        #expect(chart.ticks.map(\.text).contains("10") && !chart.ticks.map(\.text).contains("15"))
    }

    @Test("visibility of a few metres stays on the chart, at its foot")
    func fog() throws {
        let report = Stage.report { index, hour in
            if index == 50 { hour.visibility = Distance(20) }
            if index == 51 { hour.visibility = Distance(0) }
        }
        let chart = try #require(Stage.made(.visibility, report, days: 3)?.chart)
        let drawing = QuantityDrawing(chart, width: 696)
        #expect(chart.scale.lowerBound == 0.1)
        #expect(drawing.y(0).isFinite && drawing.y(0) == drawing.y(0.02) && drawing.y(0) == drawing.y(0.1))
    }

    @Test("the sun without cloud is a thin line over the bars, and absent where no source tells it")
    func clearSky() throws {
        let chart = try #require(Stage.made(.uvIndex, Self.clearSky(), days: 3)?.chart)
        #expect(chart.style == .bars && chart.second == nil)
        #expect(chart.points[36].value == 4 && chart.points[36].second == 6)
        #expect(chart.legend[.second] == "under a clear sky")
        #expect(QuantityDrawing(chart, width: 696).secondRuns.count == 1)
        #expect(Stage.made(.uvIndex, days: 3)?.chart.legend[.second] == nil)
    }

    @Test("the lines of the pressure are ten hectopascals apart, however little it changes")
    func pressure() throws {
        for change in [0.01, 0.5] {
            let report = Stage.report { index, hour in hour.seaLevelPressure = Pressure(1004 + Double(index) * change) }
            let ticks = try #require(Stage.made(.pressure, report)?.chart).ticks.map(\.value)
            #expect(ticks.count > 1 && zip(ticks, ticks.dropFirst()).allSatisfy { $1 - $0 == 10 }, "\(ticks)")
        }
    }

    @Test("each day of a wind has an arrow and its highest wind in the lane, with Now in the plot's top")
    func lane() throws {
        let chart = try #require(Stage.made(.wind, days: 8)?.chart)
        #expect(chart.days.allSatisfy { $0.wind?.text == "32" })
        #expect(chart.days.allSatisfy { abs(($0.wind?.from ?? 0) - 230) < 0.01 })
        let drawing = QuantityDrawing(chart, width: 696)
        #expect(drawing.laneLabels.map(\.text) == ["max"] + Array(repeating: "32", count: 9))
        let lane = try #require(drawing.layout.lane)
        let now = try #require(drawing.nowX)
        let third: Double = drawing.layout.plot.y + drawing.layout.plot.height / 3
        #expect(drawing.nowPill(at: now).bottom < third)
        #expect(lane.y >= drawing.layout.plot.bottom && lane.bottom <= drawing.layout.legendTop)
        let temperature = try #require(Stage.made(.temperature, days: 8)?.chart)
        #expect(QuantityDrawing(temperature, width: 696).layout.lane == nil)
    }

    @Test("where a day's row has a highest wind, the lane shows that one, and the story leaves it to the day's words")
    func oneHighestWind() throws {
        var received = Stage.report().received
        let days = try #require(received.days?.value).map { day in
            var day = day
            day.windSpeedMax = Speed(10)
            return day
        }
        received.days?.value = days
        let report = received.settled(at: Stage.now)
        let chart = try #require(Stage.made(.wind, report, days: 3)?.chart)
        #expect(chart.days.suffix(2).map(\.wind?.text) == ["36", "36"])
        #expect(
            PageQuantity.wind.story(of: days[1].date, in: report, over: Samples.london.coordinates, Stage.context)
                == nil)
        #expect(
            PageQuantity.wind.story(
                of: days[1].date, in: Stage.report(), over: Samples.london.coordinates, Stage.context) != nil)
    }

    @Test("the numbers over a wind's lines are those of its gusts, and of the mean wind where no gust is known")
    func gusts() throws {
        let chart = try #require(Stage.made(.wind, days: 8)?.chart)
        let texts = Set(QuantityDrawing(chart, width: 696).extremeLabels.map(\.text))
        // 7 + 23 / 3 metres a second: what is known of a gust belongs to the hour before it.
        #expect(texts == ["53"], "\(texts)")
        let report = Stage.report { _, hour in hour.windGust = nil }
        let other = try #require(Stage.made(.wind, report, days: 8)?.chart)
        #expect(Set(QuantityDrawing(other, width: 696).extremeLabels.map(\.text)) == ["32"])
    }

    @Test("names of days and numbers of the lane are thinned until they stand clear of each other")
    func narrow() throws {
        for (width, scale) in [(280.0, 1.0), (336, 1), (696, 1), (336, 2)] {
            let chart = try #require(Stage.made(.wind, days: 16)?.chart)
            let drawing = QuantityDrawing(chart, width: width, scale: scale)
            let boxes = drawing.dayLabels.filter { $0.place.y < drawing.layout.names.y + 15 * scale }
                .map { $0.box(WideLetters(scale: scale)) }
            #expect(drawing.namedDays.contains(where: \.isToday) && boxes.count > 1)
            for (box, next) in zip(boxes, boxes.dropFirst()) {
                #expect(next.x - box.right >= 5.9 * scale, "\(width) px at \(scale)")
            }
        }
    }
}
