import ArgumentParser
import Foundation
import WeatherModel
import WeatherText

/// `days`: prints the daily forecast.
struct Days: WeatherCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "days", abstract: tr("Prints the weather day by day."))
    }
    static let parts: Set<WeatherPart> = [.current, .hours, .days, .spread]
    static let mainParts: [WeatherPart] = [.days]

    @OptionGroup var place: PlaceArguments
    @OptionGroup var options: WeatherOptions

    @Option(help: ArgumentHelp(tr("Number of days, 1 to 16.")))
    var count = 7

    func validate() throws {
        guard (1...16).contains(count) else { throw ValidationError(tr("The count must be between 1 and 16.")) }
    }

    func neededParts(in session: Session) -> Set<WeatherPart> {
        session.stored.settings.showsSpread ? Self.parts : Self.parts.subtracting([.spread])
    }

    func creditedParts(of answer: WeatherAnswer, in session: Session) -> Set<WeatherPart> {
        // Words may have a range of it.
        answer.settled(at: session.now)?.spreadSource == nil ? [] : [.spread]
    }

    func write(_ answer: WeatherAnswer, in session: Session, to text: inout JSONText) {
        text.member("days")
        text.array { text in
            guard let report = answer.settled(at: session.now) else { return }
            for day in report.wholeDays(over: answer.place.location.coordinates).prefix(count) {
                text.object { $0.members(day, report.bands(of: day)) }
            }
        }
    }

    func lines(_ answer: WeatherAnswer, in session: Session) -> [String] {
        guard let report = answer.settled(at: session.now) else { return [] }
        let (formatter, screen) = (session.formatter, session.surroundings.screen)
        let rows = DayRow.rows(
            of: report, over: answer.place.location.coordinates, formatter: formatter
        ).prefix(count)
        // All its days may be over.
        if rows.isEmpty, let fetchedAt = report.fetchedAt(.days) {
            let age = ["age": session.age(of: fetchedAt, in: answer)]
            return tr("This forecast is out of date: it was last updated {age}.", age).wrapped(to: screen.width)
        }
        let days = Dictionary(report.dayRows.map { ($0.date.description, $0) }) { first, _ in first }
        var table = TextTable([
            TextTable.Column(alignment: .left, isElastic: true), TextTable.Column(alignment: .left, dispensability: 3),
            TextTable.Column(alignment: .right), TextTable.Column(alignment: .left, dispensability: 2),
            TextTable.Column(alignment: .right), TextTable.Column(alignment: .left, isElastic: true, wraps: true),
            TextTable.Column(alignment: .right), TextTable.Column(alignment: .right, dispensability: 4),
            TextTable.Column(alignment: .left, dispensability: 1),
        ])
        for row in rows {
            let day = days[row.id]
            let bar = row.range.map { Bars.stretch(from: $0.start, to: $0.end, width: 12) }
            table.add([
                TextTable.Cell(text: row.dayText, ink: .bold), TextTable.Cell(text: row.dateText, ink: .dim),
                TextTable.Cell(text: row.lowText, ink: Ink(day?.low)),
                TextTable.Cell(text: screen.isTerminal ? bar ?? "" : "", ink: Ink(day?.high)),
                TextTable.Cell(text: row.highText, ink: Ink(day?.high)),
                TextTable.Cell(text: row.rangedWeather ?? row.weather),
                // The amount has a column of its own.
                TextTable.Cell(
                    text: row.precipitationText == row.amountText ? "" : row.precipitationText ?? "", ink: .blue),
                TextTable.Cell(text: row.sumText, ink: .blue),
                TextTable.Cell(text: formatter.wind(speed: day?.windSpeedMax, from: day?.windDirection, gust: nil)),
            ])
        }
        return table.lines(on: screen)
    }
}

extension JSONText {
    fileprivate mutating func members(_ day: Day, _ bands: DayBands?) {
        member("date")
        value(day.date.description)
        member("high_c")
        value(day.high)
        member("low_c")
        value(day.low)
        member("precipitation_mm")
        value(day.precipitation)
        member("precipitation_probability_percent")
        value(day.precipitationProbability)
        member("wind_speed_max_ms")
        value(day.windSpeedMax)
        member("wind_gust_max_ms")
        value(day.windGustMax)
        member("uv_index_max")
        value(day.uvIndexMax)
        member("sunrise")
        value(day.sunrise)
        member("sunset")
        value(day.sunset)
        member("condition")
        value(day.condition?.rawValue.snakeCase)
        member("partial")
        value(day.isPartial)
        guard let bands else { return }
        member("high_range_c")
        range(bands.high)
        member("low_range_c")
        range(bands.low)
    }
}
