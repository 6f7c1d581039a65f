public import Charts
public import Foundation
import GoodTimes
public import Observation
import WeatherModel
import WeatherStore
import WeatherText

/// The page of one activity at a place; each change is saved at once.
@MainActor @Observable
public final class ActivityViewModel: ActivityPageModel {
    let page: WeatherViewModel
    private let settings: SettingsViewModel
    private let removed: RemovedActivities
    private let memory: StateFile<CalendarMemory>?
    /// The identifier of the activity, which changes with its name.
    private(set) var id: Activity.ID
    /// The hours of the last 14 days as they were forecast last; nil until they are read.
    private var past: [Hour]?
    @ObservationIgnored private(set) var reading: Task<Void, Never>?
    /// Called once the activity is gone.
    @ObservationIgnored var onDelete: @MainActor () -> Void = {}

    init(
        _ id: Activity.ID, of page: WeatherViewModel, settings: SettingsViewModel, removed: RemovedActivities,
        memory: StateFile<CalendarMemory>?
    ) {
        (self.id, self.page, self.settings, self.removed, self.memory) = (id, page, settings, removed, memory)
        reading = Task { [weak self, page] in
            let zone = page.clockZone
            let found = await page.state.hours(in: ActivityDryRun.start(at: page.clock.now, in: zone)..<page.clock.now)
            self?.past = found
        }
    }

    /// The activity as the user has it, or one to begin with.
    var activity: Activity? {
        settings.settings.activities.first { $0.id == id }
            ?? Activity.starters(in: page.formatter.units).first { $0.id == id }
    }

    /// The identifiers of place and activity.
    public var pageID: String { "\(page.pageID) \(id)" }
    /// The name as it is shown.
    var name: String { activity?.words ?? id }

    private var outlook: (GoodTimesOutlook, SettledReport, SentenceContext)? {
        guard let activity, let report = page.settled, report.hours != nil else { return nil }
        return (report.outlook(for: activity, over: page.place.location.coordinates), report, page.context(of: report))
    }

    private var text: ActivityOutlookText? { outlook.map { ActivityOutlookText($0.0, $0.2) } }

    /// The next times with what ends each, or why there is none.
    public var sentence: String { text?.sentence ?? tr("Too little is known to name a time.") }
    /// What comes after them, and what is mostly in the way; nil for nothing.
    public var explanation: String? { text?.explanation }
    /// Both for a screen reader.
    public var spokenHead: String {
        let told = outlook.map { ActivityOutlookText($0.0, $0.2.speaking) }
        return PhraseList.sentences([
            tr("{sentence}.", ["sentence": name]), told?.sentence ?? sentence, told?.explanation,
        ]) ?? ""
    }

    /// What decides; nil where no hour is known.
    public var chart: DecidingChart? {
        guard let (outlook, report, context) = outlook else { return nil }
        let fetchedAt = report.fetchedAt(.hours) ?? context.now
        let isAged = abs(context.now.timeIntervalSince(fetchedAt)) > GoodTimesCard.oldestForecast
        return DecidingChart(outlook, in: report, over: page.place.location.coordinates, isAged: isAged, context)
    }

    private var editing: ActivityEditing? {
        activity.map { ActivityEditing(activity: $0, formatter: page.formatter) }
    }

    /// The limits, then the hours and days at which there is time.
    public var limits: [ActivityLimitRow] { editing?.rows ?? [] }
    /// Whether another limit can be added.
    public var canAdd: Bool { editing?.addition != nil }

    /// The choices of the shortest length, and the position of the present one.
    public var lengths: (choices: [String], selected: Int) {
        guard let editing else { return ([""], 0) }
        let all = editing.lengths
        return (
            all.map { page.formatter.length(ofMinutes: $0) }, all.firstIndex(of: editing.activity.leastMinutes) ?? 0
        )
    }

    /// Why no time can last so long in the hours at which there is time; nil where one can.
    public var lengthProblem: String? {
        activity?.lengthProblem(in: page.clockZone, at: page.clock.now, page.formatter)
    }

    /// What it would have found in the last 14 days; nil until that has been read.
    public var trial: [String]? {
        guard let past, let activity else { return nil }
        let (zone, now) = (page.clockZone, page.clock.now)
        let run = ActivityDryRun(
            of: activity, in: past, over: page.place.location.coordinates, in: zone,
            from: ActivityDryRun.start(at: now, in: zone))
        return ActivityDryRunText(run, in: zone, page.formatter).sentences
    }

    /// The label of the command that deletes it; nil for one to begin with that was not changed.
    public var deletion: String? {
        guard settings.settings.activities.contains(where: { $0.id == id }) else { return nil }
        let values = ["name": name]
        return Activity.starters.contains { $0.id == id }
            ? tr("Undo all changes to “{name}”", values) : tr("Delete “{name}”", values)
    }

    /// Whether there are times to export.
    public var canExport: Bool { outlook?.0.times.isEmpty == false }
    /// The name that is suggested for the file.
    public var fileName: String { name.inFileName + ".ics" }

    /// What the dialog for another name says.
    public var renaming: PlaceRenaming {
        PlaceRenaming(
            id: id, title: tr("Rename {place}", ["place": name]),
            note: tr("The command line knows the activity by this name, too."), name: name, officialName: name,
            longestName: Activity.nameLength)
    }

    /// Moves an end of a limit to a position of its slider.
    public func move(_ end: Int, of limit: String, to position: Int) {
        edit { $0.move(end, of: limit, to: position) }
    }

    /// Sets the limit to another quantity; returns its identifier then.
    public func choose(_ position: Int, of limit: String) -> String? {
        var chosen: String?
        edit { chosen = $0.choose(position, of: limit) }
        return chosen
    }

    /// Adds a day of the week, or takes it away.
    public func toggle(_ day: Int, of limit: String) {
        edit { $0.toggle(day, of: limit) }
    }

    /// Removes a limit.
    public func remove(_ limit: String) {
        edit { $0.remove(limit) }
    }

    /// Adds a limit of the first quantity without one; returns its identifier.
    public func add() -> String? {
        var added: String?
        edit { added = $0.add() }
        return added
    }

    /// Chooses the shortest length at the position.
    public func chooseLength(_ position: Int) {
        edit { editing in
            let all = editing.lengths
            if all.indices.contains(position) { editing.activity.leastMinutes = all[position] }
        }
    }

    private func edit(_ change: (inout ActivityEditing) -> Void) {
        guard var editing else { return }
        let old = editing.activity
        change(&editing)
        guard editing.activity != old else { return }
        var new = editing.activity
        // One to begin with that is not chosen yet is not shown for having been changed.
        if !settings.settings.activities.contains(where: { $0.id == id }) { new.isShown = false }
        settings.change { $0.put(new, insteadOf: id) }
    }

    /// Gives it another name; returns why not, or nil if it could.
    public func rename(to text: String) -> String? {
        let name = text.trimmed
        guard let old = activity, name != self.name else { return nil }
        if let refusal = ActivityNames(settings.settings.activities, except: id).refusal(of: name) { return refusal }
        let wasOwn = settings.settings.activities.contains { $0.id == id }
        var new = old.named(name)
        new.isShown = wasOwn && old.isShown
        settings.change { $0.put(new, insteadOf: id) }
        settings.locations.announcements.tell(
            tr("{former} is now called {place}.", ["former": self.name, "place": name]))
        id = name
        return nil
    }

    /// Shows a copy of it instead.
    public func duplicate() {
        guard let activity else { return }
        var copy = activity.named(ActivityNames(settings.settings.activities).free(like: name))
        // A copy of one to begin with that is not chosen is not shown for having been made.
        copy.isShown = activity.isShown && settings.settings.activities.contains { $0.id == id }
        settings.change { $0.put(copy) }
        id = copy.id
        settings.locations.announcements.tell(tr("“{name}” was made.", ["name": name]))
    }

    /// Deletes it, or gives one to begin with its own limits again; it can be undone.
    public func delete() {
        guard let activity = settings.settings.activities.first(where: { $0.id == id }) else { return }
        settings.change { $0.activities.removeAll { $0.id == activity.id } }
        removed.add(activity, at: page.clock.now)
        settings.locations.announcements.tell(tr("“{name}” was deleted.", ["name": activity.words]))
        onDelete()
    }

    /// Returns the times of the next days as a calendar file.
    public func calendar() -> Data {
        guard let (outlook, report, context) = outlook else { return Data() }
        let end = context.now.addingTimeInterval(Double(GoodTimesLine.days) * 86_400)
        let times = outlook.times.filter { $0.span.lowerBound < end }
        var file: CalendarFile?
        func take(_ memory: inout CalendarMemory) {
            file = memory.calendar(
                of: times, for: outlook.activity, at: page.place, by: page.report, in: report.timeZone, at: context.now,
                context.formatter)
        }
        try? memory?.update(from: CalendarMemory(), take)
        // Where it cannot be remembered, the events are named by their beginnings alone.
        if file == nil {
            var memory = memory?.load() ?? CalendarMemory()
            take(&memory)
        }
        return Data((file?.text ?? "").utf8)
    }
}
