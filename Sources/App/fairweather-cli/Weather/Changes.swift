import ArgumentParser
import ForecastHistory
import Foundation
import WeatherModel
import WeatherStore
import WeatherText

/// `changes`: prints how the forecast has changed lately.
struct Changes: WeatherCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "changes", abstract: tr("Prints what has changed about the forecast in the last two days."),
            discussion: PhraseList.sentences([
                tr(
                    "The forecast for each coming day is compared with what the same source said of it before, as far as Fairweather has fetched it."
                ),
                tr("Earlier forecasts are kept of your places only."), tr("No source is asked for it."),
                tr(
                    "Small differences are left out: a chance of rain under 30 points, a sum under 5 mm or half of it, a high or low under 3 °C."
                ),
            ]) ?? "")
    }
    static let parts: Set<WeatherPart> = [.current, .hours, .days]
    static let mainParts: [WeatherPart] = [.days]
    static let readsStoreAlone = true

    @OptionGroup var place: PlaceArguments
    @OptionGroup var options: WeatherOptions

    func completed(_ answer: WeatherAnswer, in session: Session) async throws -> WeatherAnswer {
        guard session.stored.contents.places.contains(where: { $0.id == answer.place.id }) else {
            throw CommandFailure(
                message: tr("Earlier forecasts are stored for your places only."), code: .nothingToShow)
        }
        guard let report = answer.report else { return answer }
        var answer = answer
        do throws(StoreError) {
            answer.revisions = try await ForecastRevisions.read(
                of: report, at: answer.place.id, from: session.stored.store, now: session.now)
        } catch {
            throw CommandFailure(message: error.message, code: .storageTrouble)
        }
        return answer
    }

    func write(_ answer: WeatherAnswer, in session: Session, to text: inout JSONText) {
        text.member("compared")
        text.value(answer.revisions.compared)
        text.member("compared_since")
        text.value(answer.revisions.since)
        text.member("changes")
        text.array { text in
            for told in told(answer, in: session) { text.object { $0.members(told) } }
        }
    }

    func lines(_ answer: WeatherAnswer, in session: Session) -> [String] {
        let (formatter, screen) = (session.formatter, session.surroundings.screen)
        let told = told(answer, in: session)
        guard !told.isEmpty else { return silence(answer, in: session).wrapped(to: screen.width) }
        var table = TextTable([
            TextTable.Column(alignment: .left, isElastic: true), TextTable.Column(alignment: .left, dispensability: 2),
            TextTable.Column(alignment: .left, isElastic: true, wraps: true),
            TextTable.Column(alignment: .left, dispensability: 1),
        ])
        for change in told {
            table.add([
                TextTable.Cell(text: formatter.weekday(change.date), ink: .bold),
                TextTable.Cell(text: formatter.dayAndMonth(change.date), ink: .dim),
                TextTable.Cell(text: change.changesText),
                TextTable.Cell(text: change.sinceText, ink: .dim),
            ])
        }
        return table.lines(on: screen)
    }

    /// Returns the days that have changed, the earliest first.
    private func told(_ answer: WeatherAnswer, in session: Session) -> [RevisionText] {
        guard let report = answer.settled(at: session.now) else { return [] }
        return RevisionText.all(
            of: report, over: answer.place.location.coordinates, answer.revisions, formatter: session.formatter
        ).sorted { $0.date < $1.date }
    }

    /// Returns the sentence that nothing is told, and why.
    private func silence(_ answer: WeatherAnswer, in session: Session) -> String {
        let source = answer.report?.days?.source.name ?? ""
        guard answer.revisions.hasEarlier, let since = answer.revisions.since else {
            return tr("No earlier forecast by {source} from the last two days is stored.", ["source": source])
        }
        let age = session.age(of: since, in: answer)
        return tr(
            "No day's forecast by {source} has changed much. The first one compared was fetched {age}.",
            ["source": source, "age": age])
    }
}

extension JSONText {
    fileprivate mutating func members(_ told: RevisionText) {
        member("date")
        value(told.date.description)
        member("since")
        value(told.old.time)
        member("quantities")
        array { text in
            for change in told.changes { text.object { $0.members(change) } }
        }
    }

    private mutating func members(_ change: DayChange) {
        func write(_ name: String, _ old: some Quantity, _ new: some Quantity, to text: inout JSONText) {
            text.member("quantity")
            text.value(name)
            text.member("from")
            text.value(old)
            text.member("to")
            text.value(new)
        }
        switch change {
        case .kind(let old, let new):
            member("quantity")
            value("precipitation_kind")
            member("from")
            value(old == .frozen ? "snow" : "rain")
            member("to")
            value(new == .frozen ? "snow" : "rain")
        case .chance(let old, let new): write("precipitation_probability_percent", old, new, to: &self)
        case .amount(let old, let new): write("precipitation_mm", old, new, to: &self)
        case .high(let old, let new): write("high_c", old, new, to: &self)
        case .low(let old, let new): write("low_c", old, new, to: &self)
        }
    }
}
