import Foundation
import WeatherModel

/// One round of questions about one place, for parts that come in one answer together.
struct ReportInquiry: Sendable {
    /// Best first.
    let sources: [CataloguedSource]
    /// With coordinates as the sources may see them.
    let location: Location
    let health: SourceHealth
    let race: SourceRace

    /// Hands on what is there before yet another source is asked for what is not, and the rest at the end.
    ///
    /// - Parameter parts: In the order they are looked for.
    func report(of parts: [WeatherPart], arriving: @Sendable (FetchedReport) async -> Void) async {
        var outcomes: [WeatherSource.ID: SourceQuestion.Outcome] = [:]
        var piece = FetchedReport()
        var zone: TimeZone?
        for part in parts {
            let questions = sources.filter { $0.gives(part, for: location) }.map {
                SourceQuestion(source: $0, part: part, location: location, health: health)
            }
            // Whoever comes after one that has given it already is not needed.
            let open = questions.prefix { outcomes[$0.source.source.id]?.gives(part) != true }.filter {
                outcomes[$0.source.source.id] == nil
            }
            if !open.isEmpty {
                if !piece.parts.isEmpty { await arriving(piece) }
                piece = FetchedReport()
                outcomes.merge(await race.outcomes(of: open)) { own, _ in own }
            }
            settle(part, by: questions, outcomes, zone: &zone, in: &piece)
        }
        if !piece.parts.isEmpty { await arriving(piece) }
    }

    /// Takes the part over from the first source that has it.
    private func settle(
        _ part: WeatherPart, by questions: [SourceQuestion],
        _ outcomes: [WeatherSource.ID: SourceQuestion.Outcome], zone: inout TimeZone?, in piece: inout FetchedReport
    ) {
        var passedOver: [PassedOverSource] = []
        defer { if !passedOver.isEmpty { piece.passedOver[part] = passedOver } }
        for question in questions {
            let source = question.source.source
            switch outcomes[source.id] {
            case nil: continue
            case .passedOver(let reason)?: passedOver.append(PassedOverSource(source: source, reason: reason))
            case .answered(let answer)?:
                zone = zone ?? answer.timeZone
                let own = location.timeZoneIdentifier.flatMap(TimeZone.init(identifier:))
                var report = piece.report ?? WeatherReport(timeZone: own ?? zone ?? location.zone)
                if answer.give(part, to: &report) {
                    report.timeZone = own ?? zone ?? report.timeZone
                    piece.report = report
                    return
                }
                passedOver.append(PassedOverSource(source: source, reason: .lacking))
            }
        }
        let rests = questions.reduce(into: [:]) { rests, question in rests[question.source.source.id] = question.rest }
        let gap = PartGap(passedOver, at: health.moment)
        piece.gaps[part] = gap
        // The absence of a part that a place can do without is an answer, and not to be asked about soon again.
        guard gap?.kind == .failed || [.current, .hours, .days].contains(part) else { return }
        piece.failures[part] = PartFailure(passedOver, rests: rests, later: health.moment.addingTimeInterval(3600))
    }
}
