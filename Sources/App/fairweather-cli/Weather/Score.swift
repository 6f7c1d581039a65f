import ArgumentParser
import ForecastHistory
import Foundation
import WeatherModel
import WeatherStore
import WeatherText

/// `score`: prints how well the sources forecast a place.
struct Score: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "score", abstract: tr("Prints how far off the forecasts of each source were at a place."),
            discussion: PhraseList.sentences([
                tr(
                    "Stored forecasts of the last 60 days, 1, 3 and 5 days ahead, are compared with what was later reported as current there."
                ),
                tr("No source is asked for it. Below 10 days nothing is said."),
                tr(
                    "An order of the sources is proposed where one was better by more than chance; your own order is not changed."
                ),
            ]) ?? "")
    }

    @OptionGroup var place: PlaceArguments
    @OptionGroup var options: WeatherOptions

    func run(in surroundings: CommandContext) async throws {
        let session = try Session(options, in: surroundings)
        if let notice = session.stored.toldNotice(session.surroundings) { session.tell(notice) }
        let place = try session.place(place)
        guard session.stored.contents.places.contains(where: { $0.id == place.id }) else {
            throw CommandFailure(
                message: tr("Earlier forecasts are stored for your places only."), code: .nothingToShow)
        }
        let card: Scorecard
        do throws(StoreError) {
            card = try await Scorecard.read(
                of: place.id, in: session.zone(of: place), from: session.stored.store, now: session.now)
        } catch {
            throw CommandFailure(message: error.message, code: .storageTrouble)
        }
        guard !options.quiet else { return }
        var output = StandardOutput(descriptor: surroundings.output)
        if options.json {
            try output.print(json(card, of: place))
        } else {
            try output.print(lines: lines(ScorecardText(card, session.formatter), of: place, on: surroundings.screen))
        }
        try output.flush()
    }

    private func lines(_ text: ScorecardText, of place: SavedPlace, on screen: Screen) -> [String] {
        var table = TextTable([
            TextTable.Column(alignment: .left, isElastic: true), TextTable.Column(alignment: .right),
            TextTable.Column(alignment: .right), TextTable.Column(alignment: .right, dispensability: 1),
            TextTable.Column(alignment: .right, dispensability: 2),
            TextTable.Column(alignment: .right, dispensability: 3),
            TextTable.Column(alignment: .right, dispensability: 4),
        ])
        if !text.rows.isEmpty { table.add(text.headings.map { TextTable.Cell(text: $0, ink: .dim) }) }
        for row in text.rows {
            table.add([
                row.source, row.aheadText, row.highText, row.lowText, row.hitsText, row.falseAlarmsText, row.daysText,
            ])
        }
        func wrapped(_ sentence: String, _ ink: Ink) -> [String] {
            sentence.wrapped(to: screen.width).map { screen.text($0, ink) }
        }
        return wrapped(place.localName, .bold) + wrapped(text.evidence, .plain) + table.lines(on: screen)
            + text.notes.flatMap { wrapped($0, .dim) }
    }

    private func json(_ card: Scorecard, of place: SavedPlace) -> [UInt8] {
        var text = JSONText()
        text.object { text in
            text.head(place, fetched: nil, source: nil)
            text.member("days")
            text.value(card.observedDays)
            text.member("measured")
            text.value(card.isMeasured)
            text.member("scores")
            text.array { text in for score in card.scores { text.object { $0.members(score) } } }
            text.member("proposed_order")
            text.array { text in for source in card.order { text.value(source) } }
        }
        text.endLine()
        return text.bytes
    }
}

extension JSONText {
    fileprivate mutating func members(_ score: SourceScore) {
        member("source")
        value(score.source.id)
        member("days_ahead")
        value(score.daysAhead)
        member("days")
        value(score.days)
        member("high_error_c")
        value(score.high)
        member("low_error_c")
        value(score.low)
        member("persistence_high_error_c")
        value(score.persistedHigh)
        member("persistence_low_error_c")
        value(score.persistedLow)
        member("rain")
        guard let rain = score.rain else { return value(nil as Int?) }
        object { text in
            text.member("hits")
            text.value(rain.hits)
            text.member("misses")
            text.value(rain.misses)
            text.member("false_alarms")
            text.value(rain.falseAlarms)
            text.member("correct_dry")
            text.value(rain.correctDry)
            text.member("brier")
            text.value(rain.brier)
            text.member("skill_against_persistence")
            text.value(rain.skill)
        }
    }

    private mutating func value(_ error: MeanError?) {
        guard let error else { return value(nil as Int?) }
        object { text in
            text.member("mean")
            text.value(error.value)
            text.member("margin_95_percent")
            text.value(error.margin)
            text.member("days")
            text.value(error.days)
        }
    }
}
