import GoodTimes
public import Observation
import WeatherStore
import WeatherText

/// The page of good times of a place: the activities to begin with and the user's own, each with its coming times.
@MainActor @Observable
public final class GoodTimesViewModel: GoodTimesPageModel {
    let page: WeatherViewModel
    private let settings: SettingsViewModel

    init(of page: WeatherViewModel, settings: SettingsViewModel) {
        (self.page, self.settings) = (page, settings)
    }

    /// The identifier of the place.
    public var pageID: String { page.pageID }
    /// The line at the top: "Good times", "Hamburg · Tuesday 13:05 · Updated 4 minutes ago".
    public var heading: PageHeading { page.heading(ofPage: WindowWords.goodTimes) }
    /// The sentence at the top.
    public var sentence: String { tr("Choose what you would like to do outdoors.") }
    /// The sentence below it.
    public var explanation: String { tr("Each place then shows when its weather suits that, and what ends each time.") }
    /// Both for a screen reader.
    public var spokenHead: String { PhraseList.sentences([sentence, explanation]) ?? "" }
    /// Whether a request is running.
    public var isLoading: Bool { page.isLoading }

    /// The activities to begin with, then the user's own.
    public var choices: [ActivityChoice] {
        let (own, formatter) = (settings.settings.activities, page.formatter)
        let starters = Activity.starters.map { starter in own.first { $0.id == starter.id } ?? starter }
        let all = starters + own.filter { activity in !starters.contains { $0.id == activity.id } }
        return all.map { activity in
            let line = page.settled.flatMap { report in
                report.hours == nil
                    ? nil
                    : GoodTimesLine(
                        report.outlook(for: activity, over: page.place.location.coordinates), page.context(of: report))
            }
            let conditions = activity.conditions(formatter)
            return ActivityChoice(
                id: activity.id, name: activity.words, conditionsText: conditions.joined(separator: " · "),
                timesText: line?.text,
                spokenText: PhraseList.sentences([
                    tr("{sentence}.", ["sentence": PhraseList.text(conditions)]), line?.spokenTimes,
                ]) ?? "",
                isShown: own.contains { $0.id == activity.id && $0.isShown })
        }
    }

    /// Shows the times of an activity on the page of every place, or no more; one that the user has made is kept.
    public func choose(_ isShown: Bool, for id: String) {
        settings.change { settings in
            if let place = settings.activities.firstIndex(where: { $0.id == id }) {
                settings.activities[place].isShown = isShown
            } else if isShown, let starter = Activity.starters.first(where: { $0.id == id }) {
                settings.activities.append(starter)
                settings.activities.sort { $0.id < $1.id }
            }
        }
    }
}
