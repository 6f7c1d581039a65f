import Foundation
import Testing
import WeatherModel

@testable import Charts
@testable import WeatherText

struct ChartExportTests {
    private func chart(_ locale: String = "en_GB", change: (inout [Hour]) -> Void = { _ in }) throws -> HoursChart {
        var hours = Samples.hours(from: "2026-10-24T23:00:00Z", count: 26)
        for index in hours.indices {
            hours[index].apparentTemperature = Temperature(Double(index) - 2.25)
            hours[index].isDay = (7..<17).contains(index)
        }
        change(&hours)
        let formatter = WeatherFormatter(
            locale: Locale(identifier: locale), units: .metric, ownZone: Samples.zone("Europe/London"))
        let context = SentenceContext(
            formatter, in: Samples.zone("Europe/London"), at: Samples.instant("2026-10-25T12:30:00Z"))
        return try #require(HoursChart(.temperature, hours: hours, context))
    }

    @Test("the table holds what is drawn, an hour a row")
    func table() throws {
        let table = try chart { $0[4].temperature = nil }.table
        #expect(table.header == ["Time", "Temperature (°C)", "Feels like (°C)"])
        #expect(table.rows.count == 26)
        #expect(table.present == 13)
        #expect(table.rows.allSatisfy { $0.count == 3 })
        #expect(table.rows[0] == ["Sun 00:00", "0°", "−2°"])
        #expect(table.rows[2] == ["Sun 01:00, for the second time", "2°", "0°"])
        #expect(table.rows[4][1] == "—")
    }

    @Test("the file tells the two hours of one name by their offset, and has a decimal point in every locale")
    func csv() throws {
        let lines = try chart("de_DE") { $0[4].temperature = nil }.csv.components(separatedBy: "\r\n")
        #expect(lines.count == 28)
        #expect(lines.last == "")
        #expect(lines[2] == "2026-10-25T01:00:00+01:00,1.0,-1.25")
        #expect(lines[3] == "2026-10-25T01:00:00Z,2.0,-0.25")
        #expect(lines[5] == "2026-10-25T03:00:00Z,,1.75")
    }

    @Test("where text runs from right to left a unit keeps its letters in order, and a file has no marks for that")
    func rightToLeft() throws {
        let chart = try chart("ar_EG")
        #expect(chart.table.header[1] == "Temperature (\u{2066}°C\u{2069})")
        #expect(chart.csv.hasPrefix("Time,Temperature (°C),Feels like (°C)\r\n"))
        #expect(try self.chart("en_GB").table.header[1] == "Temperature (°C)")
    }

    @Test("a field with a comma or a quotation mark is quoted")
    func quoting() throws {
        var hours = Samples.hours(from: "2026-10-24T23:00:00Z", count: 2)
        hours[0].uvIndex = UVIndex(3)
        let csv = Wording.$catalogue.withValue(QuotingCatalogue()) {
            HoursChart(.uvIndex, hours: hours, Sky.context())?.csv
        }
        #expect(csv?.hasPrefix("\"a \"\"Time\"\", so to say\",") == true)
    }

    @Test("the picture is well-formed, and the same values give the same bytes")
    func svg() throws {
        let chart = try chart()
        let text = MeteogramPicture(chart).svg(.light, EvenMeasure())
        #expect(text == MeteogramPicture(chart).svg(.light, EvenMeasure()))
        let reader = WellFormed()
        #expect(reader.reads(text))
        #expect(reader.count["title"] == 1)
        #expect(text.contains(">Temperature<"))
        #expect(!reader.reads(text.replacing("</svg>", with: "")), "what is not well-formed is noticed")
        #expect(Golden.matches(text, "chart.svg"))
        #expect(Golden.matches(chart.csv, "chart.csv"))
    }

    @Test("a gap breaks the curve in two")
    func gap() throws {
        func curves(_ chart: HoursChart) -> Int {
            let drawing = MeteogramPicture(chart).drawing(.dark, EvenMeasure())
            return drawing.marks.count { mark in
                if case .stroke(_, let stroke) = mark, case .vertical = stroke.paint { true } else { false }
            }
        }
        #expect(curves(try chart()) == 1)
        #expect(curves(try chart { $0[4].temperature = nil }) == 2)
    }
}

/// Letters of one width.
private struct EvenMeasure: TextMeasuring {
    func size(of text: String, _ lettering: Lettering) -> (width: Double, height: Double) {
        (Double(text.count) * lettering.points * 0.75, lettering.points * 1.8)
    }
}

private struct QuotingCatalogue: TextCatalogue {
    func text(_ english: StaticString, context: StaticString?) -> String { "a \"\(english)\", so to say" }
    func text(one: StaticString, other: StaticString, count: Int) -> String { "\(other)" }
}
