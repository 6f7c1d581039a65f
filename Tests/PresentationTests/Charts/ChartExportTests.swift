import Foundation
import Testing
import WeatherModel

@testable import Charts
@testable import WeatherText

struct ChartExportTests {
    private static let caption = ChartCaption(
        place: "Foo/Bar: the \"place\", twice", date: "2026-10-25", period: "2026-10-25 to 2026-10-26",
        credit: "Weather data by Open-Meteo.com, CC BY 4.0, https://open-meteo.com/",
        provenance: "Open-Meteo, forecast fetched at 12:10")

    private func chart(
        _ locale: String = "en_GB", caption: ChartCaption? = nil, change: (inout [Hour]) -> Void = { _ in }
    ) throws -> HoursChart {
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
        return try #require(HoursChart(.temperature, hours: hours, caption: caption, context))
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

    @Test("a picture bears place, dates, source and licence, and keeps its hours where they were")
    func caption() throws {
        let (plain, told) = (try chart(), try chart(caption: Self.caption))
        let text = MeteogramPicture(told).svg(.light, EvenMeasure())
        let reader = WellFormed()
        #expect(reader.reads(text))
        #expect(
            text.contains(">Foo/Bar: the &quot;place&quot;, twice: Temperature<")
                || text.contains("twice: Temperature<"))
        #expect(text.contains(">2026-10-25 to 2026-10-26<"))
        #expect(text.contains(">Open-Meteo, forecast fetched at 12:10, " + Self.caption.credit + "<"))
        let drawings = [plain, told].map { MeteogramPicture($0).drawing(.light, EvenMeasure()) }
        #expect(drawings[1].height > drawings[0].height)
        #expect(!MeteogramPicture(plain).svg(.light, EvenMeasure()).contains("CC BY"))
    }

    @Test("a picture has its hours, its days and now, as the window has them")
    func times() throws {
        let chart = try chart(caption: Self.caption)
        let labels = MeteogramPicture(chart).drawing(.light, EvenMeasure()).marks.compactMap { mark in
            if case .label(let label) = mark { label.text } else { nil }
        }
        for text in ["Now", "15:00", "18:00", "21:00"] { #expect(labels.contains(text), "\(text)") }
        let days = chart.meteogram.days.flatMap { [$0.text, $0.shortText] }
        #expect(!Set(days).isDisjoint(with: labels))
    }

    @Test("a file's name says place, quantity and date, without what no file can be called")
    func fileName() throws {
        #expect(
            try chart(caption: Self.caption).fileName("svg")
                == "Foo-Bar- the -place-, twice, Temperature, 2026-10-25.svg")
        #expect(try chart().fileName("png") == "Temperature.png")
        #expect("..\u{7}hidden".inFileName == "-hidden")
        #expect(String(repeating: "東", count: 100).inFileName.utf8.count <= 120)
    }

    @Test("each row of a copied table names the place and the source with its licence")
    func creditOfTable() throws {
        let lines = try chart(caption: Self.caption).csv.components(separatedBy: "\r\n")
        #expect(lines[0] == "Time,Temperature (°C),Feels like (°C),Place,Source")
        #expect(
            lines[1]
                == "2026-10-25T00:00:00+01:00,0.0,-2.25,\"Foo/Bar: the \"\"place\"\", twice\",\"\(Self.caption.credit)\""
        )
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
    func text(one: StaticString, other: StaticString, count: Int, context: StaticString?) -> String { "\(other)" }
}
