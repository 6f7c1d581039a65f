import Foundation
import WeatherModel
import WeatherServices
public import WeatherText

/// A comparison's chart as it leaves the program.
public struct ComparisonCopy: ExportedChart {
    private let chart: ComparisonChart
    private let forecasts: [ComparedForecast]
    private let place: String?
    private let date: String
    private let origins: [String]
    private let formatter: WeatherFormatter

    private static let width = 1200.0
    private static let (head, foot) = (36.0, 24.0)

    /// - Parameters:
    ///   - forecasts: What the chart was made of.
    ///   - place: The place of all forecasts; nil where each is of its own.
    ///   - date: The date of the present, "2026-11-28".
    ///   - origins: Whose forecasts they are and when they arrived, a line each.
    public init(
        _ chart: ComparisonChart, _ forecasts: [ComparedForecast], place: String?, date: String, origins: [String],
        _ formatter: WeatherFormatter
    ) {
        (self.chart, self.forecasts, self.place) = (chart, forecasts, place)
        (self.date, self.origins, self.formatter) = (date, origins, formatter)
    }

    /// The values as CSV, a row for each step of each forecast, with place and source.
    public var csv: String {
        let amount = ChartRecipe.precipitation(formatter).series[1]
        let series = [ChartRecipe(chart.quantity, formatter).series[0], amount]
        let records = forecasts.flatMap { forecast -> [[String]] in
            let style = Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: forecast.zone)
            let origin = [place ?? forecast.name, Self.credit(of: forecast)]
            return spans(of: forecast).map { span in
                [span.start.time.formatted(style)] + series.map { ChartTable.record(of: $0.number(span)) } + origin
            }
        }
        return ChartTable(
            header: [tr("Time")] + series.map(\.heading) + [tr("Place"), tr("Source")], rows: [], spokenRows: [],
            present: nil, records: records
        ).csv(nil)
    }

    /// The hours of a forecast in the days that are shown.
    private func spans(of forecast: ComparedForecast) -> [HourSpan] {
        guard let first = chart.days.first.flatMap({ CivilDate($0.id) }) else { return [] }
        let axis = ComparisonAxis(from: first, days: chart.days.count, in: forecast.zone)
        return (forecast.report?.hourRows.spans ?? []).filter { axis.hour($0.start.time) != nil }
    }

    /// The attribution with the licence and its link, as CC BY wants them to be passed on; empty where nothing is known.
    private static func credit(of forecast: ComparedForecast) -> String {
        guard let source = forecast.report?.hours?.source ?? forecast.report?.days?.source else { return "" }
        return PhraseList.text([source.localAttribution, source.licence, source.creditedHomepage])
    }

    /// Returns the suggested file name, such as "Paris, Temperature, Open-Meteo, MET Norway, 2026-11-21.svg".
    public func fileName(_ ending: String) -> String {
        let names = forecasts.map(\.name)
        let words = place.map { [$0, chart.quantity.title] + names } ?? (names + [chart.quantity.title])
        return "\(words.joined(separator: ", ").inFileName), \(date.inFileName).\(ending)"
    }

    /// Returns the chart on a ground of its own with title and origins.
    public func picture(_ style: ColourStyle, textScale: Double, _ measure: some TextMeasuring) -> Drawing {
        let (palette, width) = (Palette(style), Self.width * textScale)
        let credits = forecasts.map(Self.credit).filter { !$0.isEmpty }
        let notes = (origins + credits).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let (head, foot) = (Self.head * textScale, Self.foot * textScale)
        let layout = ComparisonLayout(chart, width: width, textScale: textScale, top: head, measure: measure)
        var drawing = Drawing(width: width, height: layout.height + foot * Double(notes.count))
        drawing.fill(
            .rectangle(Rectangle(x: 0, y: 0, width: width, height: drawing.height)), .even(palette.card))
        drawing.add(
            .label(
                DrawnText(name, at: Point(16, head / 2), .start, Lettering(11, isBold: true), palette.text)))
        for (number, note) in notes.enumerated() {
            let y = layout.height + (Double(number) + 0.5) * foot
            drawing.add(
                .label(DrawnText(note, at: Point(16, y), .start, Lettering(9.5), palette.secondaryText)))
        }
        ComparisonDrawing(chart, layout, palette: palette, measure: measure).drawing.marks.forEach { drawing.add($0) }
        return drawing
    }

    /// Returns the same as an SVG document.
    public func svg(_ style: ColourStyle, textScale: Double, _ measure: some TextMeasuring) -> String {
        let description = PhraseList.text([chart.spokenText] + origins)
        return DrawingSVG(picture(style, textScale: textScale, measure), title: name, description: description).text
    }

    private var name: String {
        let title = PhraseList.text([chart.quantity.title, PageQuantity.precipitation.title])
        return place.map { tr("{place}: {quantity}", ["place": $0, "quantity": title]) } ?? title
    }
}
