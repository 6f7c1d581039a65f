import ArgumentParser
import Astronomy
import Foundation
import WeatherModel
import WeatherText

/// `hours`: prints the hourly forecast.
struct Hours: WeatherCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "hours", abstract: tr("Prints the weather hour by hour."))
    }
    static let parts: Set<WeatherPart> = [.current, .hours, .days, .spread]
    static let mainParts: [WeatherPart] = [.hours]

    @OptionGroup var place: PlaceArguments
    @OptionGroup var options: WeatherOptions

    @Option(help: ArgumentHelp(tr("Number of hours, 1 to 384.")))
    var count = 24

    func validate() throws {
        guard (1...384).contains(count) else { throw ValidationError(tr("The count must be between 1 and 384.")) }
    }

    func neededParts(in session: Session) -> Set<WeatherPart> {
        session.stored.settings.showsSpread ? Self.parts : Self.parts.subtracting([.spread])
    }

    func write(_ answer: WeatherAnswer, in session: Session, to text: inout JSONText) {
        let coordinates = answer.place.location.coordinates
        text.member("hours")
        text.array { text in
            guard let report = answer.settled(at: session.now), let hours = report.hours else { return }
            let coming = hours.value.indices.filter {
                hours.value[$0].time.addingTimeInterval(3600) > session.now
            }
            for index in coming.prefix(count) {
                // As strong as the text says, and wet or dry as there.
                let (hour, shown) = (hours.value[index], report.condition(endingAt: index))
                var air = hour.conditions
                if shown != .unknown { air.condition = shown }
                // The sum is of all of the time that ends at the row.
                air.precipitation = hour.wholeAmount
                text.object { text in
                    text.members(
                        air, at: hour.time, isDay: Sun.isUp(at: hour.time, over: coordinates),
                        kind: .forecast, source: hours.source.id)
                    text.member("precipitation_probability_percent")
                    text.value(hour.precipitationProbability)
                    text.member("precipitation_source")
                    text.value(report.precipitationSource(of: hour)?.id)
                    text.member("duration_seconds")
                    text.value(hour.duration)
                    if let band = hour.band {
                        text.member("temperature_range_c")
                        text.range(band)
                    }
                    if let runs = report.dryRuns(endingAt: index) {
                        text.member("dry_runs_of_ten")
                        text.value(runs)
                    }
                }
            }
        }
    }

    func lines(_ answer: WeatherAnswer, in session: Session) -> [String] {
        guard let report = answer.settled(at: session.now) else { return [] }
        let formatter = session.formatter
        let screen = session.surroundings.screen
        let rows = HourRow.rows(
            of: report, over: answer.place.location.coordinates, formatter: formatter, count: count)
        let known = rows.compactMap { $0.conditions.temperature?.value }
        let (low, high) = (known.min() ?? 0, known.max() ?? 0)
        var table = TextTable([
            TextTable.Column(alignment: .left), TextTable.Column(alignment: .left), TextTable.Column(alignment: .right),
            TextTable.Column(alignment: .left, dispensability: 3),
            TextTable.Column(alignment: .left, isElastic: true, wraps: true),
            TextTable.Column(alignment: .right), TextTable.Column(alignment: .left, dispensability: 1),
            TextTable.Column(alignment: .right, dispensability: 2),
        ])
        for row in rows {
            let (air, temperature) = (row.conditions, row.conditions.temperature)
            let bar = temperature.map {
                Bars.bar(high > low ? 0.1 + 0.9 * ($0.value - low) / (high - low) : 1, width: 10)
            }
            table.add([
                TextTable.Cell(text: row.dayText ?? "", ink: .bold),
                TextTable.Cell(text: row.clockText, ink: row.isNow ? .bold : .plain),
                TextTable.Cell(text: row.temperatureText, ink: Ink(temperature)),
                TextTable.Cell(text: screen.isTerminal ? bar ?? "" : "", ink: Ink(temperature)),
                TextTable.Cell(text: row.weather),
                TextTable.Cell(text: row.precipitationText ?? "", ink: .blue),
                TextTable.Cell(text: formatter.wind(speed: air.windSpeed, from: air.windDirection, gust: nil)),
                TextTable.Cell(
                    text: air.windGust.map { tr("gusts {speed}", ["speed": formatter.speed($0)]) } ?? "", ink: .dim),
            ])
        }
        return table.lines(on: screen)
    }
}
