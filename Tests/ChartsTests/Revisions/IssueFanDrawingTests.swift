import DrawingChecks
import Foundation
import Testing
import WeatherModel
import WeatherText

@testable import Charts
@testable import ForecastHistory

struct IssueFanDrawingTests {
    private static let start = Date(timeIntervalSince1970: 1_795_737_600)
    private static let date = CivilDate(start, in: .gmt)
    private static let source = WeatherSource(id: "a", name: "A", attribution: "", homepage: "")

    /// Forecasts of one day, each some hours after the one before, that move by so many degrees from the first to the last.
    private func fan(_ count: Int, from first: Double, by change: Double, hours: Bool = true, step: Int = 1) throws
        -> IssueFan
    {
        let issued = (0..<count).map { index in
            let high = first + change * Double(index) / Double(max(count - 1, 1))
            let time = Self.start.addingTimeInterval(Double(index - count) * 6 * 3600 - 86_400)
            var day = Day(date: Self.date)
            (day.high, day.low) = (Temperature(high), Temperature(high - 9))
            day.precipitationProbability = Percentage(Double(index * 100 / count))
            let rows = stride(from: 0, through: 24, by: step).map { hour in
                var row = Hour(
                    time: Self.start.addingTimeInterval(Double(hour) * 3600), duration: Double(step) * 3600)
                row.temperature = Temperature(high - abs(Double(hour) - 14) / 1.5)
                return row
            }
            return IssuedDay(time: time, fetchedAt: time, day: day, hours: hours ? rows : [])
        }
        let present = try #require(issued.last)
        let issues = try #require(DayIssues(present, by: Self.source, after: Array(issued.dropLast())))
        let now = present.fetchedAt.addingTimeInterval(600)
        let formatter = WeatherFormatter(locale: Locale(identifier: "en_GB"), units: .metric, ownZone: .gmt)
        let report = WeatherReport(
            timeZone: .gmt, hours: Sourced(present.hours, source: Self.source, fetchedAt: present.fetchedAt),
            days: Sourced([present.day], source: Self.source, fetchedAt: present.fetchedAt))
        let coordinates = Coordinates(clampingLatitude: 51.5, longitude: 0)
        return try #require(
            IssueFan(
                issues, present: present.day, in: report.settled(at: now), over: coordinates,
                SentenceContext(formatter, in: .gmt, at: now)))
    }

    private func drawing(_ fan: IssueFan, width: Double, scale: Double = 1) -> Drawing {
        let palette = Palette(.light)
        return IssueFanDrawing(
            fan, width: width, textScale: scale, on: palette.card, palette: palette,
            measure: LetterMeasure(scale: scale)
        ).drawing
    }

    @Test(
        "no label is cut and none lies on another, from the narrowest window on and at any size of text",
        arguments: [360.0, 420, 512, 640, 832, 1100])
    func labels(width: Double) throws {
        for (first, change) in [(11.0, -4.0), (-12, 3), (31, 9), (4, 0.2), (-3, -22)] {
            for (count, step) in [(3, 1), (7, 1), (5, 3)] {
                let fan = try fan(count, from: first, by: change, step: step)
                #expect(!fan.curves.contains { $0.isEmpty })
                for scale in [1.0, 1.5] {
                    let faults = LabelFaults.of(
                        drawing(fan, width: width, scale: scale), LetterMeasure(scale: scale))
                    #expect(
                        faults.isEmpty,
                        "\(count) from \(first) by \(change), at \(scale): \(faults.joined(separator: "; "))")
                }
            }
        }
    }

    @Test("every forecast has its row, and its curve where its hours are known", arguments: [true, false])
    func rows(hours: Bool) throws {
        let fan = try fan(5, from: 11, by: -4, hours: hours)
        let drawing = drawing(fan, width: 360)
        let texts = drawing.labels.map(\.text)
        #expect(fan.text.rows.count == 5)
        for row in fan.text.rows {
            #expect([row.timeText, row.highText, row.rainText].allSatisfy(texts.contains), "\(row)")
        }
        #expect(texts.contains(fan.presentText) == hours)
        let curves = drawing.marks.count { mark in
            if case .stroke(_, let stroke) = mark { stroke.dash.isEmpty && stroke.width > 1 } else { false }
        }
        // The present one lies on a rim.
        #expect(curves == (hours ? 5 + 1 : 0))
    }

    @Test("the curve of a row under the pointer stands out from the others, and each row is found where it is drawn")
    func marked() throws {
        let fan = try fan(5, from: 11, by: -4)
        let palette = Palette(.light)
        func drawing(_ row: Int?) -> IssueFanDrawing<LetterMeasure> {
            IssueFanDrawing(
                fan, marked: row, width: 832, textScale: 1, on: palette.card, palette: palette,
                measure: LetterMeasure(scale: 1))
        }
        let plain = drawing(nil)
        for (index, row) in fan.text.rows.enumerated() {
            let label = try #require(plain.drawing.labels.first { $0.text == row.timeText && $0.anchor == .start })
            #expect(plain.row(at: label.place) == index)
            #expect(drawing(index).drawing != plain.drawing)
        }
        #expect(plain.row(at: Point(100, 100)) == nil && plain.row(at: Point(700, 2000)) == nil)
        #expect(fan.row(from: nil, by: 1) == 0 && fan.row(from: 4, by: 1) == 4 && fan.row(from: 0, by: -1) == 0)
        #expect(fan.row(from: 2, by: -1) == 1)
        #expect(fan.row(from: nil, by: -1) == 4, "End leads to the last row, as a step back from outside does")
    }
}
