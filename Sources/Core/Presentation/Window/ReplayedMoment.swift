public import Foundation
import Refreshing
import WeatherModel
import WeatherText

/// The moment at which a report was made that is shown.
public struct ReplayedMoment: Sendable, Hashable {
    /// The moment.
    public let time: Date
    /// The zone of the reader's clock.
    public let zone: TimeZone
    /// Whether it is told with its year, as that is another one than now.
    let showsYear: Bool
}

extension MainViewModel {
    /// Shows what is stored as a report of a moment, for which nobody is asked.
    ///
    /// - Parameters:
    ///   - zone: The zone of the reader's clock.
    ///   - now: The present time, which the window's clock does not tell.
    public func showReport(of moment: Date, in zone: TimeZone, at now: Date) {
        replayed = ReplayedMoment(
            time: moment, zone: zone, showsYear: CivilDate(moment, in: zone).year != CivilDate(now, in: zone).year)
        settings.mayGoOnline = false
    }

    /// "Report of Sunday 29 November, 22:15: nothing is updated."; nil for what is known now.
    var replayText: String? {
        replayed.map { moment in
            let formatter = settings.formatter
            let time = PhraseList.text([
                formatter.spokenDay(CivilDate(moment.time, in: moment.zone), withYear: moment.showsYear),
                formatter.time(moment.time, in: moment.zone),
            ])
            return tr("Report of {time}: nothing is updated.", ["time": time])
        }
    }

    /// "Report of 29 Nov, 22:15", then "Report of 29 Nov", for a row without room for the sentence; empty for what is known now.
    private var briefReplayTexts: [String] {
        guard let replayed else { return [] }
        let formatter = settings.formatter
        let time = formatter.time(replayed.time, in: replayed.zone)
        let day = CivilDate(replayed.time, in: replayed.zone)
        let date = formatter.dayAndMonth(day)
        let dates = replayed.showsYear ? [formatter.dayMonthAndYear(day), date] : [date]
        // A clock alone could be taken for that of now.
        return ([PhraseList.text([dates.first, time])] + dates).map { time in
            formatter.isolated(phrase: tr("Report of {time}", ["time": time]))
        }
    }

    /// Returns the line at the top of a page, which says of a report that it is one rather than that nobody is asked, and offers
    /// nothing against that.
    public func marked(_ heading: PageHeading) -> PageHeading {
        guard let replayText else { return heading }
        let words = settings.formatter.isolated(phrase: replayText)
        let offline = RefreshDelay.offlineByChoice.sentence
        func marked(_ text: String) -> String {
            if text.contains(offline) { return text.replacing(offline, with: words) }
            return text.isEmpty ? words : [text, words].inOneLine()
        }
        let clocks = briefReplayTexts
        return PageHeading(
            place: heading.place, detail: marked(heading.detail), brief: heading.brief,
            narrowBrief: heading.narrowBrief, clock: clocks.first ?? heading.clock,
            trouble: heading.trouble == offline ? replayText : heading.trouble,
            narrowTrouble: replayText, explanation: heading.explanation, notice: heading.notice,
            stacked: heading.stacked.map { [marked($0)] } ?? [],
            isAskedBelow: heading.isAskedBelow,
            shorterDetails: heading.shorterDetails.map(marked) + [words] + clocks, shorterBriefs: heading.shorterBriefs,
            shorterClocks: clocks.dropFirst() + [""])
    }
}
