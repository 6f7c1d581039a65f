import Foundation
import Testing
import WeatherModel

@testable import Charts
@testable import WeatherText

/// The chart of a comparison as wide as a small window's card, where names stand above their lanes.
struct ComparisonNarrowTests {
    private static let now = Samples.instant("2026-11-21T15:20:00Z")
    private static let width = 336.0

    /// Two sources that expect as much rain on each of three days, and on the last of them other temperatures.
    private static func chart(wet fall: Double = 3) throws -> ComparisonChart {
        let all = try [(WeatherSource.openMeteo, 9.0), (.metNorway, 14)].map { source, high in
            var report = PlayedSources.report(of: source, high: high)
            let zone = Samples.zone("Europe/London")
            let hours = try #require(report.hours?.value).enumerated().map { index, row in
                var row = row
                row.precipitation = Precipitation(index % 24 == 20 ? fall : 0)
                return row
            }
            report.hours?.value = hours
            report.days?.value = .built(from: hours, in: zone)
            return ComparedForecast(
                id: source.id, name: source.name, place: Samples.london, zone: zone, report: report, at: now)
        }
        let text = ComparisonText(all, areOfOnePlace: true, days: 5, at: now, Samples.formatter)
        return try #require(ComparisonChart(all, text, areOfOnePlace: true, at: now, Samples.formatter))
    }

    private static func drawing(
        _ chart: ComparisonChart, scale: Double = 1, style: ColourStyle = .light
    ) -> Drawing {
        chart.drawing(
            ChartRoom(
                width: width, textScale: scale, palette: Palette(style), measure: WideLetters(scale: scale)))
    }

    @Test("nothing is painted under a lane's name: nights, frame and now leave room for it", arguments: [1, 1.5, 2])
    func names(scale: Double) throws {
        let chart = try Self.chart()
        #expect(chart.parting != nil)
        let drawing = Self.drawing(chart, scale: scale)
        for name in chart.lines.map(\.name) {
            let label = try #require(drawing.labels.first { $0.text.hasPrefix(name.prefix(4)) })
            let box = label.box(WideLetters(scale: scale))
            for mark in drawing.marks {
                switch mark {
                case .fill(let path, _), .stroke(let path, _):
                    #expect(!path.extent.grown(by: 0.5).overlaps(box), "\(name) at \(scale)")
                default: break
                }
            }
        }
    }

    @Test("names keep the distance from the card's edges that its other words have", arguments: [1, 1.5, 2])
    func padding(scale: Double) throws {
        let chart = try Self.chart()
        let drawing = Self.drawing(chart, scale: scale)
        for name in chart.lines.map(\.name) {
            let label = try #require(drawing.labels.first { $0.text.hasPrefix(name.prefix(4)) })
            let box = label.box(WideLetters(scale: scale))
            #expect(box.x >= 16 + 18 * scale && box.right <= Self.width - 16)
        }
    }

    @Test(
        "each sum stands in the middle of its own day, without its unit where that has no room",
        arguments: [1, 1.25, 1.5, 2])
    func sums(scale: Double) throws {
        for fall in [3, 12.5, 112.5] {
            let chart = try Self.chart(wet: fall)
            let measure = WideLetters(scale: scale)
            let layout = ComparisonLayout(chart, width: Self.width, textScale: scale, measure: measure)
            let told = chart.lines.flatMap(\.sums).compactMap(\.self)
            let all = Self.drawing(chart, scale: scale).labels
            let bare = all.filter { $0.text == chart.sumUnit }
            let labels = all.filter { $0.colour == Palette(.light).bar }
            #expect(
                labels.map(\.text).sorted() == told.map { bare.isEmpty ? $0.text : $0.number }.sorted(),
                "\(fall) mm at \(scale)")
            if scale == 1, fall < 10 { #expect(bare.isEmpty) }
            if scale == 2, fall > 100 { #expect(!bare.isEmpty) }
            #expect(bare.isEmpty || bare.count == chart.lines.count && bare.allSatisfy { $0.box(measure).x >= 0 })
            for label in labels {
                let day = Int((label.place.x - layout.plot.x) / layout.dayWidth)
                let box = label.box(measure)
                #expect(abs(label.place.x - layout.x((Double(day) + 0.5) * 24)) < 0.01, "\(label.text) at \(scale)")
                #expect(box.x >= layout.x(Double(day) * 24) + 3 && box.right <= layout.x(Double(day + 1) * 24) - 3)
                #expect(layout.lanes.contains { $0.y - 20 * scale < label.place.y && label.place.y < $0.y })
            }
            #expect(told.count == 6)
        }
    }

    @Test("now runs through no sum")
    func now() throws {
        let chart = try Self.chart()
        let drawing = Self.drawing(chart)
        let sums = drawing.labels.filter { $0.text.hasSuffix("mm") }.map { $0.box(WideLetters()) }
        let lines = drawing.marks.compactMap { mark -> Rectangle? in
            guard case .stroke(let path, let stroke) = mark, stroke.width == 2 else { return nil }
            return path.extent.grown(by: 1)
        }
        #expect(!sums.isEmpty && !lines.contains { line in sums.contains { $0.overlaps(line) } })
    }

    @Test("sums are in the colour of amounts of rain, which is read on every ground", arguments: ColourStyle.allCases)
    func colour(style: ColourStyle) throws {
        let palette = Palette(style)
        let sums = Self.drawing(try Self.chart(), style: style).labels.filter { $0.text.hasSuffix("mm") }
        #expect(!sums.isEmpty && sums.allSatisfy { $0.colour == palette.bar })
        for ground in [palette.card, palette.night, palette.weekend] {
            #expect(palette.bar.contrast(with: ground) >= 4.5)
        }
    }
}

extension Path {
    /// The box around the points of its steps.
    var extent: Rectangle {
        let points = steps.flatMap { step -> [Point] in
            switch step {
            case .move(let point), .line(let point): [point]
            case .curve(_, _, let end): [end]
            case .arc(let centre, let radius, _, _):
                [centre.moved(x: -radius, y: -radius), centre.moved(x: radius, y: radius)]
            case .close: []
            }
        }
        let (across, down) = (points.map(\.x), points.map(\.y))
        let (left, top) = (across.min() ?? 0, down.min() ?? 0)
        return Rectangle(x: left, y: top, width: (across.max() ?? left) - left, height: (down.max() ?? top) - top)
    }
}
