import Foundation
import Presentation
import WeatherModel

/// The weather now as a person reads it in a terminal.
struct CurrentPage {
    let lines: [String]

    /// Hours in a sparkline.
    private static let course = 24

    init(_ report: WeatherReport, of location: Location, in session: Session) {
        let (formatter, now, screen) = (session.formatter, session.now, session.surroundings.screen)
        guard let present = PresentConditions(of: report, at: now) else {
            lines = []
            return
        }
        let telling = Telling(formatter, in: report.timeZone, at: now)
        let air = present.conditions
        let felt = air.apparentTemperature.map {
            tr("feels like {temperature}", ["temperature": formatter.temperature($0)])
        }
        var lines = [
            [
                screen.text(formatter.temperature(air.temperature), Ink(air.temperature)),
                [present.weather, felt, present.validityText(in: report.timeZone, formatter)]
                    .compactMap { $0 }.joined(separator: ", "),
            ].joined(separator: "  ")
        ]
        // The number in front is in colour, and its sequences take no room.
        if let width = screen.width, !screen.hasColour { lines = lines.flatMap { $0.wrapped(to: width) } }
        let summary = PageSummary(
            current: report.current?.value, hours: report.hours?.value ?? [], days: report.days?.value ?? [],
            telling)
        lines += summary.text?.wrapped(to: screen.width) ?? []
        var table = Table([
            Table.Column(alignment: .left, isElastic: true), Table.Column(alignment: .left, isElastic: true),
            Table.Column(alignment: .left, dispensability: 1, isElastic: true),
        ])
        // Sun and moon have a command of their own.
        for card in DetailCards(of: report, over: location.coordinates, telling).all
        where !["sun", "moon"].contains(card.id) {
            table.add([
                Table.Cell(text: card.title, ink: .dim), Table.Cell(text: card.value),
                Table.Cell(text: card.words ?? ""),
            ])
        }
        if screen.isTerminal { Self.addCourse(of: report, at: now, formatter, to: &table) }
        self.lines = lines + table.lines(on: screen)
    }

    /// The temperature and the chance of rain of the next hours.
    private static func addCourse(
        of report: WeatherReport, at now: Date, _ formatter: WeatherFormatter, to table: inout Table
    ) {
        let hours = (report.hours?.value ?? []).filter {
            (0..<Double(course) * 3600).contains($0.time.timeIntervalSince(now))
        }
        let temperatures = hours.map { $0.temperature }
        if let low = temperatures.compactMap({ $0 }).min(), let high = temperatures.compactMap({ $0 }).max() {
            let line = Bars.sparkline(temperatures.map { $0?.value }, in: low.value...high.value)
            table.add([
                Table.Cell(text: tr("Next 24 hours"), ink: .dim),
                Table.Cell(
                    text: tr(
                        "{line} {low} to {high}",
                        ["line": line, "low": formatter.temperature(low), "high": formatter.temperature(high)]),
                    ink: .yellow), Table.Cell(text: ""),
            ])
        }
        let chances = hours.map { $0.precipitationProbability?.value }
        guard let most = hours.compactMap(\.precipitationProbability).max() else { return }
        table.add([
            Table.Cell(text: tr("Chance of rain"), ink: .dim),
            Table.Cell(
                text: tr(
                    "{line} up to {chance}",
                    ["line": Bars.sparkline(chances, in: 0...100), "chance": formatter.percentage(most)]),
                ink: .blue), Table.Cell(text: ""),
        ])
    }
}
