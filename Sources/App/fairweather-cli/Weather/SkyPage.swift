import Astronomy
import Foundation
import WeatherModel
import WeatherText

/// The sun and moon of a day as text for a terminal.
struct SkyPage {
    let lines: [String]

    init(_ sun: SunDay, _ moon: MoonDay, in zone: TimeZone, _ session: Session) {
        let formatter = session.formatter
        func time(_ moment: Date?) -> String { moment.map { formatter.time($0, in: zone) } ?? tr("—") }
        let minutes = Int((sun.dayLength / 60).rounded())
        let length = tr(
            "{hours} h {minutes} min", ["hours": String(minutes / 60), "minutes": String(minutes % 60)])
        var table = Table([
            Table.Column(alignment: .left, isElastic: true, wraps: true),
            Table.Column(alignment: .left, isElastic: true, wraps: true),
        ])
        func add(_ title: String, _ value: String, _ ink: Ink = .plain) {
            table.add([Table.Cell(text: title, ink: .dim), Table.Cell(text: value, ink: ink)])
        }
        add(tr("Date"), "\(formatter.weekday(sun.date)), \(formatter.dayAndMonth(sun.date))")
        switch sun.horizon {
        case .alwaysAbove: add(tr("Sun"), tr("Polar day"), .yellow)
        case .alwaysBelow: add(tr("Sun"), tr("Polar night"), .blue)
        case .crosses:
            add(tr("Civil dawn"), time(sun.civilTwilight.rise))
            add(tr("Sunrise"), time(sun.horizon.rise), .yellow)
            add(tr("Solar noon"), time(sun.noon))
            add(tr("Sunset"), time(sun.horizon.set), .yellow)
            add(tr("Civil dusk"), time(sun.civilTwilight.set))
            add(tr("Day length"), length)
        }
        let lit = formatter.percentage(Percentage(moon.illumination * 100))
        add(tr("Moon"), "\(moon.phase.words), \(tr("{percent} lit", ["percent": lit]))")
        add(tr("Moonrise"), time(moon.horizon.rise))
        add(tr("Moonset"), time(moon.horizon.set))
        lines = table.lines(on: session.surroundings.screen)
    }
}
