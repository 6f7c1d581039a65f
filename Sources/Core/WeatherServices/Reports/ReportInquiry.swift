import Foundation
import WeatherModel

/// The requests for one place and for parts that come in the same answer.
struct ReportInquiry: Sendable {
    /// All sources.
    let sources: [CataloguedSource]
    /// The order in which the sources are asked, and those that are not.
    let preferences: SourcePreferences
    /// The place with its exact coordinates.
    let place: Location
    let health: SourceHealth
    var race: SourceRace

    /// The place, with coordinates in the precision the sources may see.
    private var location: Location { place.rounded(to: preferences.precision) }

    /// Passes on the parts that have arrived before another source is asked for the missing ones, and the rest at the
    /// end, with the parts that came along unasked.
    ///
    /// - Parameter parts: The parts in the order in which they are requested, all of one kind of answer.
    func report(of parts: [WeatherPart], arriving: @Sendable (FetchedReport) async -> Void) async {
        var outcomes: [WeatherSource.ID: SourceQuestion.Outcome] = [:]
        var piece = FetchedReport()
        var facts = PlaceFacts()
        for part in parts {
            let questions = questions(about: part)
            // Sources after the first one that has given the part are not needed.
            let open = questions.prefix { outcomes[$0.source.source.id]?.gives(part) != true }.filter {
                outcomes[$0.source.source.id] == nil
            }
            if !open.isEmpty {
                if !piece.parts.isEmpty { await arriving(piece) }
                piece = FetchedReport()
                outcomes.merge(await race.outcomes(of: open)) { own, _ in own }
            }
            settle(part, by: questions, outcomes, facts: &facts, in: &piece)
        }
        // What is shown together should be of one answer, and nobody has to ask again for what has been answered.
        for part in WeatherPart.allCases
        where !parts.contains(part) && parts.first.map(AnswerKind.init) == AnswerKind(part) {
            let questions = questions(about: part)
            guard gives(part, questions, outcomes) else { continue }
            settle(part, by: questions, outcomes, facts: &facts, in: &piece)
        }
        if !piece.parts.isEmpty { await arriving(piece) }
    }

    /// The first source that may be asked for the part; nil if there is none.
    func firstSource(of part: WeatherPart) -> WeatherSource? {
        questions(about: part).first { $0.refusal == nil }?.source.source
    }

    /// Returns the requests for the part to all sources that give it for the place, in order.
    private func questions(about part: WeatherPart) -> [SourceQuestion] {
        preferences.sorted(sources, for: part, at: place).filter { $0.gives(part, for: location) }.map { source in
            SourceQuestion(
                source: source, part: part, location: location, health: health,
                isSwitchedOff: preferences.isSwitchedOff(source.source))
        }
    }

    /// Returns whether the part is in an answer, with no source before it that might have given it and was not asked.
    private func gives(
        _ part: WeatherPart, _ questions: [SourceQuestion], _ outcomes: [WeatherSource.ID: SourceQuestion.Outcome]
    ) -> Bool {
        let first = questions.first { question in
            outcomes[question.source.source.id].map { $0.gives(part) } ?? (question.refusal == nil)
        }
        return first.map { outcomes[$0.source.source.id] != nil } ?? false
    }

    /// Takes the part from the first source that has it.
    private func settle(
        _ part: WeatherPart, by questions: [SourceQuestion],
        _ outcomes: [WeatherSource.ID: SourceQuestion.Outcome], facts: inout PlaceFacts, in piece: inout FetchedReport
    ) {
        var passedOver: [PassedOverSource] = []
        defer { if !passedOver.isEmpty { piece.passedOver[part] = passedOver } }
        for question in questions {
            let source = question.source.source
            switch outcomes[source.id] {
            case nil: continue
            case .passedOver(let reason)?: passedOver.append(PassedOverSource(source: source, reason: reason))
            case .answered(let answer)?:
                facts.learn(answer)
                if answer.fetchedAt(part) != nil {
                    var report = piece.report ?? WeatherReport(timeZone: answer.timeZone)
                    report.copy(part, from: answer)
                    report.timeZone = facts.zone ?? answer.timeZone
                    report.elevation = facts.elevation
                    piece.report = report
                    return
                }
                passedOver.append(PassedOverSource(source: source, reason: .lacking))
            }
        }
        let backoffs = questions.reduce(into: [:]) { $0[$1.source.source.id] = $1.backoff }
        let gap = PartGap(passedOver, at: health.moment)
        // Without a spread the page is the same, so that its absence is nothing to tell.
        if part != .spread { piece.gaps[part] = gap }
        // A part that is optional and missing from the answer is not requested again soon.
        guard gap?.kind == .failed || [.current, .hours, .days].contains(part) else { return }
        piece.failures[part] = PartFailure(
            passedOver, backoffs: backoffs, later: health.moment.addingTimeInterval(3600))
    }
}

/// What the answers to one inquiry say of the place itself: its time zone and its height above the sea.
private struct PlaceFacts {
    private(set) var zone: TimeZone?
    private(set) var elevation: Distance?

    /// A source that knows the zone counts before one that knows an offset; of heights the first counts.
    mutating func learn(_ answer: WeatherReport) {
        if zone?.isOfRegion != true, zone == nil || answer.timeZone.isOfRegion { zone = answer.timeZone }
        elevation = elevation ?? answer.elevation
    }
}
