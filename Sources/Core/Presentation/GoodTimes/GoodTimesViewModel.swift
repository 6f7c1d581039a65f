import GoodTimes
public import Observation
import WeatherStore
public import WeatherText

/// The page of good times of a place: the activities to begin with and the user's own, each with its coming times.
@MainActor @Observable
public final class GoodTimesViewModel: GoodTimesPageModel {
    let page: WeatherViewModel
    private let settings: SettingsViewModel
    private let removed: RemovedActivities
    private let memory: StateFile<CalendarMemory>?
    /// The activity whose page is shown in place of the others; nil for none.
    public private(set) var activity: ActivityViewModel?

    /// - Parameters:
    ///   - removed: The activities that were deleted lately.
    ///   - memory: The file of what was exported before; nil for none.
    init(
        of page: WeatherViewModel, settings: SettingsViewModel, removed: RemovedActivities,
        memory: StateFile<CalendarMemory>?
    ) {
        (self.page, self.settings, self.removed, self.memory) = (page, settings, removed, memory)
    }

    /// The identifier of the place.
    public var pageID: String { page.pageID }
    /// The name of what is shown: "Good times", or that of an activity.
    var title: String { activity?.name ?? WindowWords.goodTimes }
    /// The line at the top: "Good times", "Hamburg · Tuesday 13:05 · Updated 4 minutes ago".
    public var heading: PageHeading { page.heading(ofPage: title) }
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
        let starters = Activity.starters(in: formatter.units).map { starter in
            own.first { $0.id == starter.id } ?? starter
        }
        let all = starters + own.filter { activity in !starters.contains { $0.id == activity.id } }
        return all.map { activity in
            let line = page.settled.flatMap { report in
                report.hours == nil
                    ? nil
                    : GoodTimesLine(
                        report.outlook(for: activity, over: page.place.location.coordinates), page.context(of: report))
            }
            let told = activity.conditions(formatter.speaking)
            return ActivityChoice(
                id: activity.id, name: activity.words,
                conditionsText: activity.conditions(formatter).inOneLine(), timesText: line?.text,
                spokenText: PhraseList.sentences(
                    told.map { tr("{sentence}.", ["sentence": $0]) } + [line?.spokenTimes]) ?? "",
                isShown: own.contains { $0.id == activity.id && $0.isShown })
        }
    }

    /// The message about an activity that was deleted, with a button to undo it; nil if there is none.
    public var undoOffer: Banner? {
        removed.last.map { last in
            let isStarter = Activity.starters.contains { $0.id == last.activity.id }
            let values = ["name": last.activity.words]
            return Banner(
                text: isStarter
                    ? tr("“{name}” has its own limits again.", values) : tr("“{name}” was deleted.", values),
                actionLabel: tr("Undo"), style: .info)
        }
    }

    /// Shows the page of an activity.
    public func open(_ id: String) {
        let shown = ActivityViewModel(id, of: page, settings: settings, removed: removed, memory: memory)
        guard shown.activity != nil else { return }
        shown.onDelete = { [weak self] in self?.showAll() }
        activity = shown
    }

    /// Shows all activities again.
    func showAll() { activity = nil }

    /// Shows all activities again where another program has removed the one whose page is shown, and tells it.
    func leaveLostActivity() {
        guard let activity, activity.activity == nil else { return }
        settings.locations.announcements.tell(tr("“{name}” was deleted.", ["name": activity.name]))
        showAll()
    }

    /// Makes an activity that wants dry weather, and shows its page.
    public func make() {
        guard let limit = LimitScale(of: .precipitation, in: page.formatter.units).usual else { return }
        let names = ActivityNames(settings.settings.activities)
        let wanted = tr("New activity")
        let name = names.refusal(of: wanted) == nil ? wanted : names.free(like: wanted)
        settings.change { $0.put(Activity(name, limits: [.precipitation: limit])) }
        open(name)
    }

    /// Brings the activity back that was deleted last; returns false where there is none.
    ///
    /// Where its name has been given to another one, it gets a free one.
    public func undo() -> Bool {
        guard var back = removed.take(at: page.clock.now) else { return false }
        let own = settings.settings.activities
        if own.contains(where: { $0.id == back.id }) {
            back = back.named(ActivityNames(own).free(like: back.words))
        }
        let found = back
        settings.change { $0.put(found) }
        settings.locations.announcements.tell(tr("“{name}” is back.", ["name": back.words]))
        return true
    }

    /// Forgets what was deleted too long ago.
    func minutePassed() { removed.forgetOld(at: page.clock.now) }

    /// Shows the times of an activity on the page of every place, or no more; one that the user has made is kept.
    public func choose(_ isShown: Bool, for id: String) {
        settings.change { settings in
            if let place = settings.activities.firstIndex(where: { $0.id == id }) {
                settings.activities[place].isShown = isShown
            } else if isShown, let starter = Activity.starters(in: page.formatter.units).first(where: { $0.id == id }) {
                settings.put(starter)
            }
        }
    }
}
