import Charts
import DrawingChecks
import Foundation
import Testing
import WeatherModel

@testable import WeatherText

/// The chart and the table of a comparison in every width and size of text.
struct ComparisonDrawingTests {
    private static let now = Samples.instant("2026-11-21T15:20:00Z")

    private static let forecasts: [ComparedForecast] = [
        (WeatherSource.openMeteo, 9.0, 0.0), (.metNorway, 14, 3), (.brightSky, 9, 0),
    ].map { source, high, fall in
        ComparedForecast(
            id: source.id, name: source.name, place: Samples.london, zone: Samples.zone("Europe/London"),
            report: PlayedSources.report(of: source, high: high, fall: fall), at: now)
    }

    private static let failing = ComparedForecast(
        id: "nws", name: "National Weather Service", place: Samples.london, zone: Samples.zone("Europe/London"),
        report: nil, failure: .timedOut(after: 10), at: now)

    private func text(_ all: [ComparedForecast]) -> ComparisonText {
        ComparisonText(all, areOfOnePlace: true, days: 8, at: Self.now, Samples.formatter)
    }

    @Test("no word of the chart is cut or touches another", arguments: [280, 336, 560, 696, 832], [1, 1.5, 2])
    func chart(width: Double, scale: Double) throws {
        for all in [Self.forecasts, Array(Self.forecasts.prefix(2)) + [Self.failing]] {
            let text = text(all)
            let chart = try #require(
                ComparisonChart(all, text, areOfOnePlace: true, at: Self.now, Samples.formatter))
            let room = ChartRoom(
                width: width, textScale: scale, palette: Palette(.light), measure: WideLetters(scale: scale))
            let faults = LabelFaults.of(chart.drawing(room), WideLetters(scale: scale))
            #expect(faults.isEmpty, "\(width) at \(scale): \(faults)")
        }
    }

    @Test("each place's own time stands below in as many lines as it needs", arguments: [280, 336, 696], [1, 1.5, 2])
    func foot(width: Double, scale: Double) throws {
        let measure = WideLetters(scale: scale)
        let chart = try #require(
            ComparisonChart(
                Self.forecasts, text(Self.forecasts), areOfOnePlace: false, at: Self.now, Samples.formatter))
        let drawing = chart.drawing(
            ChartRoom(width: width, textScale: scale, palette: Palette(.light), measure: measure))
        let lines = (1...12).lazy.map { drawing.labels.suffix($0) }.first {
            $0.map(\.text).joined(separator: " ") == chart.footText
        }
        for line in try #require(lines) {
            let box = line.box(measure)
            #expect(box.x >= 0 && box.right <= width && box.bottom <= drawing.height, "\(line.text)")
        }
    }

    @Test("no word of the table is cut or touches another", arguments: [260, 304, 664], [1, 1.5, 2])
    func table(width: Double, scale: Double) {
        let text = text(Self.forecasts.prefix(2) + [Self.failing])
        for isMirrored in [false, true] {
            let drawing = ComparisonTableDrawing(
                text, palette: Palette(.light), textScale: scale, isMirrored: isMirrored, titleWidth: 100 * scale,
                measure: WideLetters(scale: scale))
            for marks in [drawing.head(width)] + text.rows.indices.map({ drawing.row($0, width) }) {
                let faults = LabelFaults.of(marks, WideLetters(scale: scale))
                #expect(faults.isEmpty, "\(width) at \(scale): \(faults)")
            }
        }
    }

    @Test("the sum of today is told at any time of the day, and now runs through none of today", arguments: 0..<24)
    func todaysSum(hour: Int) throws {
        let now = Samples.instant("2026-11-21T00:20:00Z").addingTimeInterval(Double(hour) * 3600)
        let wet = [("a", 3.0), ("b", 12)].map { id, fall in
            let hours = (0...192).map { index in
                var row = Hour(time: Samples.instant("2026-11-21T00:00:00Z").addingTimeInterval(Double(index) * 3600))
                (row.temperature, row.precipitation) = (Temperature(9), Precipitation(fall / 24))
                return row
            }
            var report = PlayedSources.report(of: .openMeteo)
            report.hours?.value = hours
            report.days?.value = .built(from: hours, in: Samples.zone("Europe/London"))
            return ComparedForecast(
                id: id, name: id, place: Samples.london, zone: Samples.zone("Europe/London"), report: report, at: now)
        }
        let text = ComparisonText(wet, areOfOnePlace: true, days: 8, at: now, Samples.formatter)
        let chart = try #require(ComparisonChart(wet, text, areOfOnePlace: true, at: now, Samples.formatter))
        let sums = chart.lines.compactMap { $0.sums.first ?? nil }
        for (width, scale) in [(696.0, 1.0), (696, 1.5), (976, 2)] {
            let measure = WideLetters(scale: scale)
            let drawing = chart.drawing(
                ChartRoom(width: width, textScale: scale, palette: Palette(.light), measure: measure))
            let layout = ComparisonLayout(chart, width: width, textScale: scale, measure: measure)
            let labels = drawing.labels.filter {
                $0.colour == Palette(.light).bar && $0.place.x < layout.x(24)
            }
            #expect(labels.count == sums.count, "\(width) at \(scale)")
            let lines = drawing.marks.compactMap { mark -> Rectangle? in
                guard case .stroke(let path, let stroke) = mark, stroke.width == 2 else { return nil }
                return path.extent
            }
            for label in labels {
                #expect(!lines.contains { $0.overlaps(label.box(measure)) }, "\(width) at \(scale)")
            }
        }
    }

    @Test("two sums of rain side by side are clear of each other and of the card's edge", arguments: [1.0, 1.5, 2])
    func sums(scale: Double) throws {
        let measure = WideLetters(scale: scale)
        let wet = [("a", 3.0), ("b", 12)].map { id, fall in
            ComparedForecast(
                id: id, name: id, place: Samples.london, zone: Samples.zone("Europe/London"),
                report: PlayedSources.report(of: .openMeteo, high: 9, fall: fall), at: Self.now)
        }
        let chart = try #require(ComparisonChart(wet, text(wet), areOfOnePlace: true, at: Self.now, Samples.formatter))
        for width in stride(from: 280.0, through: 480, by: 20) {
            let room = ChartRoom(width: width, textScale: scale, palette: Palette(.light), measure: measure)
            let boxes = chart.drawing(room).labels.filter { $0.text.hasSuffix("mm") }.map { $0.box(measure) }
            for (index, box) in boxes.enumerated() {
                #expect(box.right <= width - 1, "\(width) at \(scale)")
                for other in boxes.dropFirst(index + 1) where abs(other.y - box.y) < 1 {
                    #expect(other.x - box.right > 3.9 || box.x - other.right > 3.9, "\(width) at \(scale)")
                }
            }
        }
    }

    @Test("days share one line as long as their numbers have a little room around them")
    func tightDays() {
        let text = text(Self.forecasts)
        let drawing = ComparisonTableDrawing(
            text, palette: Palette(.light), textScale: 1, isMirrored: false, titleWidth: 100, measure: WideLetters())
        let oneLine = (100...1200).first { drawing.row(0, Double($0)).labels.isOnOneLine(text) }
        let widest = text.rows.flatMap(\.cells).map { cell in
            WideLetters().size(of: cell.highText, Lettering(10, isBold: true)).width + 6
                + WideLetters().size(of: cell.lowText, Lettering(10)).width
        }
        let headings = text.headings.map { WideLetters().size(of: $0.weekday, .chart).width }
        let words = text.rows.flatMap(\.cells).compactMap(\.partialText)
            .map { WideLetters().size(of: $0, .chart).width }
        let needed = ((widest + headings + words).max() ?? 0) + 4
        #expect(oneLine == Int((needed * Double(text.headings.count)).rounded(.up)))
    }

    @Test(
        "a day of which only a part is known says so below its numbers, as the command line does",
        arguments: [260, 304, 664], [1, 1.5, 2])
    func partial(width: Double, scale: Double) throws {
        var report = PlayedSources.report(of: .openMeteo)
        let zone = Samples.zone("Europe/London")
        let hours = try #require(report.hours?.value).filter { $0.time < Samples.instant("2026-11-23T09:00:00Z") }
        report.hours?.value = hours
        report.days?.value = .built(from: hours, in: zone)
        let cut = ComparedForecast(
            id: "cut", name: "Cut", place: Samples.london, zone: zone, report: report, at: Self.now)
        let text = text([cut] + Self.forecasts.dropFirst())
        let partial = text.rows[0].cells.filter(\.isPartial)
        #expect(!partial.isEmpty && text.rows[0].spokenText.contains("only a part of the day"))
        for isMirrored in [false, true] {
            let drawing = ComparisonTableDrawing(
                text, palette: Palette(.light), textScale: scale, isMirrored: isMirrored, titleWidth: 100 * scale,
                measure: WideLetters(scale: scale))
            for row in text.rows.indices {
                let marks = drawing.row(row, width)
                let faults = LabelFaults.of(marks, WideLetters(scale: scale))
                #expect(faults.isEmpty, "\(width) at \(scale): \(faults)")
                #expect(
                    marks.labels.filter { $0.text == "partial" }.count
                        == text.rows[row].cells.filter(\.isPartial).count)
            }
        }
    }

    @Test("a today of which one end is not known is a part of a day, and is not held against whole ones")
    func unknownEnd() throws {
        var report = PlayedSources.report(of: .openMeteo)
        let hours = try #require(report.hours?.value)
        report.hours?.value = hours.filter { $0.time >= Samples.instant("2026-11-21T15:00:00Z") }
        report.days?.value[0].low = nil
        report.days?.value[0].high = Temperature(3)
        let late = ComparedForecast(
            id: "late", name: "Late", place: Samples.london, zone: Samples.zone("Europe/London"), report: report,
            at: Self.now)
        #expect(late.days.first?.high != nil && late.days.first?.low == nil)
        let text = text([late] + Self.forecasts.dropFirst())
        let today = text.rows[0].cells[0]
        #expect(today.lowText == TemperatureText.missing && today.isPartial && !today.isParting)
        #expect(text.rows.dropFirst().allSatisfy { !$0.cells[0].isParting && !$0.cells[0].isPartial })
        #expect(!text.rows[0].cells[1].isPartial)
    }

    @Test("each marked cell has a ground of its own, and in high contrast an outline", arguments: ColourStyle.allCases)
    func marks(style: ColourStyle) {
        let text = text(Self.forecasts)
        let drawing = ComparisonTableDrawing(
            text, palette: Palette(style), textScale: 1, isMirrored: false, titleWidth: 100,
            measure: WideLetters(scale: 1))
        let part = ComparisonColours(Palette(style)).part
        for (number, row) in text.rows.enumerated() {
            let grounds = drawing.row(number, 664).marks.filter { mark in
                switch mark {
                case .fill: true
                case .stroke(let path, _): part == nil && path.isRounded
                default: false
                }
            }
            let marked = row.cells.filter(\.isParting).count
            #expect(grounds.count == marked, "\(row.name)")
        }
        #expect(text.rows[1].cells.contains { $0.isParting })
    }

    @Test("lines and words are told from every ground they lie on", arguments: ColourStyle.allCases)
    func contrast(style: ColourStyle) {
        let palette = Palette(style)
        let colours = ComparisonColours(palette)
        for ground in [palette.card, palette.night, palette.weekend] {
            for line in colours.series { #expect(line.contrast(with: ground) >= 4.5, "\(line) on \(ground)") }
        }
        if let part = colours.part {
            #expect(palette.text.contrast(with: part) >= 7)
            #expect(palette.secondaryText.contrast(with: part) >= 4.5)
        }
    }

    @Test("names and what is said below them begin where the titles of the cards do")
    func gutter() throws {
        let chart = try #require(
            ComparisonChart(
                Self.forecasts, text(Self.forecasts), areOfOnePlace: false, at: Self.now, Samples.formatter))
        let drawing = chart.drawing(
            ChartRoom(width: 696, textScale: 1, palette: Palette(.light), measure: WideLetters()))
        for name in Self.forecasts.map(\.name) {
            #expect(drawing.labels.first { $0.text == name }?.place.x == 16, "\(name)")
        }
        #expect(drawing.labels.last?.place.x == 16)
    }
}

extension Path {
    /// Whether it has curved corners.
    fileprivate var isRounded: Bool {
        steps.contains { step in
            if case .arc = step { true } else { false }
        }
    }
}

extension [DrawnText] {
    /// Whether all days have their names at one height.
    fileprivate func isOnOneLine(_ text: ComparisonText) -> Bool {
        let names = Set(text.headings.map(\.weekday))
        return Set(filter { names.contains($0.text) }.map(\.place.y)).count == 1
    }
}
