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
}

extension Path {
    /// Whether it has curved corners.
    fileprivate var isRounded: Bool {
        steps.contains { step in
            if case .arc = step { true } else { false }
        }
    }
}
