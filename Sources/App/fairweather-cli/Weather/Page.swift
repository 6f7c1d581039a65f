import Foundation
import WeatherModel
import WeatherStore
import WeatherText

/// The lines above and below the weather: the place, and the source with the time of arrival.
struct Page {
    let top: [String]
    let bottom: [String]

    /// - Parameters:
    ///   - parts: The main parts of the command, of which the first available one counts.
    ///   - dated: The parts of what is printed beside the main one, which give the page their age where they are old.
    ///   - others: The parts that are shown beside them.
    ///   - credited: Further parts of which something is shown.
    init(
        of answer: WeatherAnswer, _ parts: [WeatherPart], dating dated: Set<WeatherPart> = [],
        beside others: Set<WeatherPart> = [], and credited: Set<WeatherPart> = [], in session: Session
    ) {
        let screen = session.surroundings.screen
        func fitting(_ text: String, _ ink: Ink) -> [String] {
            text.wrapped(to: screen.width).map { screen.text($0, ink) }
        }
        top = fitting(answer.place.titledName, .bold)
        guard let stamp = answer.report?.stamp(ofFirst: parts) else {
            bottom = []
            return
        }
        func age(_ time: Date) -> String { session.age(of: time, in: answer) }
        var shown = WeatherReport.shownTogether.intersection(others).union(parts).union(credited)
        // Steps of a few minutes are in the rows around them.
        if !shown.isDisjoint(with: [.hours, .days]) { shown.insert(.minutes) }
        let credits = answer.report?.credits(of: shown, at: session.now) ?? []
        guard credits.count < 2 else {
            bottom = credits.flatMap { credit in
                fitting(
                    tr(
                        "Updated {age}: {parts}. {attribution}",
                        [
                            "age": age(credit.fetchedAt), "parts": credit.partsText,
                            "attribution": credit.source.attribution,
                        ]), .dim)
            }
            return
        }
        let issue = shown.isDisjoint(with: [.hours, .days]) ? nil : answer.report?.oldIssue
        let fetchedAt =
            issue ?? AnswerQuality.oldStamp(stamp, dated, answer, in: session)?.fetchedAt ?? stamp.fetchedAt
        bottom = fitting(
            tr("Updated {age}. {attribution}", ["attribution": stamp.source.attribution, "age": age(fetchedAt)]),
            .dim)
    }
}

extension SavedPlace {
    /// "Chatham (Waitangi, New Zealand)" where it has a name of its owner's, else its full name alone.
    var titledName: String {
        let official = location.localized.fullName
        return customName.map { "\($0) (\(official))" } ?? official
    }
}
