import Foundation
import WeatherModel
import WeatherText

/// The current weather as text for a terminal.
struct CurrentPage {
    let lines: [String]

    /// The number of hours in a sparkline.
    private static let length = 24

    init(_ report: SettledReport, of location: Location, in session: Session) {
        let (formatter, now, screen) = (session.formatter, session.now, session.surroundings.screen)
        guard let present = report.present else {
            lines = tr("The weather now is not known.").wrapped(to: screen.width)
            return
        }
        let context = SentenceContext(formatter, in: report.timeZone, at: now)
        let headline = Headline(present, formatter)
        let degrees = headline.degrees
        var lines = headline.text.wrapped(to: screen.width)
        // The colour is added after wrapping, as its sequences take no columns.
        if let first = lines.first, first.hasPrefix(degrees) {
            lines[0] = screen.text(degrees, Ink(present.conditions.temperature)) + first.dropFirst(degrees.count)
        }
        lines += present.validityText(in: report.timeZone, formatter)?.wrapped(to: screen.width) ?? []
        lines += PageSummary(of: report, context).text?.wrapped(to: screen.width) ?? []
        var table = TextTable([
            TextTable.Column(alignment: .left, isElastic: true, wraps: true),
            TextTable.Column(alignment: .left, isElastic: true, wraps: true),
            TextTable.Column(alignment: .left, dispensability: 1, isElastic: true, wraps: true),
        ])
        func add(_ title: String, _ value: String, _ words: String?) {
            table.add([
                TextTable.Cell(text: title, ink: .dim), TextTable.Cell(text: value), TextTable.Cell(text: words ?? ""),
            ])
        }
        if let rain = RainThisHour(of: report, context) { add(rain.title, rain.value, rain.words) }
        for card in DetailCards.printed(of: report, over: location.coordinates, context) {
            add(card.title, card.valueInOneLine, card.verdict)
        }
        self.lines =
            lines + table.lines(on: screen)
            + (screen.isTerminal ? Self.course(of: report, at: now, formatter).lines(on: screen) : [])
    }

    /// Returns the temperature and the probability of precipitation in the next hours as sparklines.
    private static func course(of report: SettledReport, at now: Date, _ formatter: WeatherFormatter) -> TextTable {
        var table = TextTable([
            TextTable.Column(alignment: .left, isElastic: true), TextTable.Column(alignment: .left, dispensability: 1),
            TextTable.Column(alignment: .left, isElastic: true),
        ])
        func add(_ title: String, _ line: String, _ ink: Ink, _ range: String) {
            table.add([
                TextTable.Cell(text: title, ink: .dim), TextTable.Cell(text: line, ink: ink),
                TextTable.Cell(text: range),
            ])
        }
        let hours = (report.hours?.value ?? []).filter {
            (0..<Double(length) * 3600).contains($0.time.timeIntervalSince(now))
        }
        let temperatures = hours.map { $0.temperature }
        if let low = temperatures.compactMap({ $0 }).min(), let high = temperatures.compactMap({ $0 }).max() {
            add(
                tr("Next hours"), Bars.sparkline(temperatures.map { $0?.value }, in: low.value...high.value), .yellow,
                tr("{low} to {high}", ["low": formatter.temperature(low), "high": formatter.temperature(high)]))
        }
        if let most = hours.compactMap(\.precipitationProbability).max() {
            let kinds = Set(
                hours.filter { ($0.precipitationProbability?.value ?? 0) >= 10 }
                    .map { PrecipitationKind.likely($0.condition ?? .unknown, at: $0.temperature) })
            let title =
                kinds == [.frozen]
                ? tr("Snow") : !kinds.isDisjoint(with: [.frozen, .mixed]) ? tr("Rain or snow") : tr("Rain")
            add(
                title, Bars.sparkline(hours.map { $0.precipitationProbability?.value }, in: 0...100), .blue,
                tr("up to {chance}", ["chance": formatter.percentage(most)]))
        }
        return table
    }
}

extension DetailCards {
    /// Returns the cards that are printed beside the weather now: sun and moon have a command of their own.
    static func printed(
        of report: SettledReport, over coordinates: Coordinates, _ context: SentenceContext
    ) -> [DetailCard] {
        let kinds = Set(DetailKind.allCases).subtracting([.sky])
        return DetailCards(kinds, areSpoken: false, of: report, over: coordinates, context).all
    }
}
