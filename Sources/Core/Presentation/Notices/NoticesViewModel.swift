public import Foundation
import Notices
public import WeatherStore
public import WeatherText

/// What the desktop is told of the weather, also while the window is not looked at.
///
/// Nothing is told before `begin(_:)`; from then on it looks after each stored answer, each change of the list or of the
/// settings, and each minute, at once and without a timer of its own.
@MainActor
public final class NoticesViewModel {
    private let locations: LocationsViewModel
    private let settings: SettingsViewModel
    private let store: any Store
    private let clock: DisplayClock
    private let zone: TimeZone
    private let rules: RuleWatch
    private var sender: (any NoticeSending)?
    /// What the desktop was told; nil until it has been read.
    private var memory: [SentNotice]?
    private var task: Task<Void, Never>?

    /// - Parameters:
    ///   - zone: The zone of the user's clock.
    ///   - rules: Where is remembered what was told of rules; nil for as long as the program runs.
    public init(
        locations: LocationsViewModel, settings: SettingsViewModel, store: any Store, clock: DisplayClock,
        zone: TimeZone, rules: StateFile<RuleMemory>? = nil
    ) {
        self.rules = RuleWatch(rules)
        (self.locations, self.settings, self.store, self.clock) = (locations, settings, store, clock)
        self.zone = zone
    }

    /// Tells what there is to tell, and goes on to.
    public func begin(_ sender: any NoticeSending) {
        if self.sender == nil { locations.places.observe { [weak self] in self?.look() } }
        self.sender = sender
        look()
    }

    /// Shows the place of a notice that was chosen.
    ///
    /// - Parameter target: What `NoticeTarget.text` gave; anything else, and a place that was removed, changes nothing.
    /// - Returns: The warning to open; nil if the notice was about none, or it is over.
    public func open(_ target: String) -> AlertDisplayText? {
        guard let target = NoticeTarget(target), locations.contains(target.place) else { return nil }
        clock.tick()
        locations.select(target.place)
        return target.warning.flatMap { locations.selectedPage?.warning(ofEvent: $0) }
    }

    /// Returns when all that was told is stored.
    public func settled() async {
        await task?.value
    }

    private func look() {
        // Without what was told, everything would be told again.
        guard let sender, let known = read() else { return }
        let chosen = settings.settings.notices
        guard settings.settings.tellsAnything || known.contains(where: \.isStanding) else { return }
        let (pending, unsure) = pending(chosen)
        let now = clock.now
        let isQuiet = chosen.isQuiet(at: now, in: zone)
        func planned(_ known: [SentNotice]) -> NoticePlan {
            NoticePlan(pending.map(\.candidate), known: known, unsure: unsure, isQuiet: isQuiet, at: now)
        }
        var plan = planned(known)
        let unseen = unseen(after: plan, known)
        // They count as told, and nothing stands for them any more.
        if !unseen.isEmpty { plan = planned(known.filter { !unseen.contains($0.id) }) }
        plan.withdrawn.forEach(sender.withdraw)
        let told = plan.told.compactMap { id in pending.first { $0.candidate.id == id }?.notice() }
        send(told, replacing: Set(known.filter(\.isStanding).map(\.id)), to: sender)
        guard plan.memory != known else { return }
        memory = plan.memory
        let previous = task
        task = Task { [store] in
            await previous?.value
            // What cannot be stored is remembered as long as the program runs; the page says why nothing is stored.
            try? await store.remember(plan.memory)
        }
    }

    /// Returns the warnings for which no notice will stand, as the one that stood for them is withdrawn or told anew.
    private func unseen(after plan: NoticePlan, _ known: [SentNotice]) -> Set<SentNotice.ID> {
        let changed = Set(plan.withdrawn + plan.told)
        guard !changed.isEmpty else { return [] }
        let entries = Dictionary(known.map { ($0.id, $0) }) { $1 }
        return locations.pages.reduce(into: []) { unseen, page in
            for (id, other) in page.warningsStoodFor(among: entries)
            where changed.contains(other) && !changed.contains(id) {
                unseen.insert(id)
            }
        }
    }

    /// Sends the notices; of several warnings for one place the gravest stands for all.
    ///
    /// - Parameter standing: What the desktop shows.
    private func send(_ told: [Notice], replacing standing: Set<Notice.ID>, to sender: any NoticeSending) {
        let groups = Dictionary(grouping: told.filter { $0.target.warning != nil }, by: \.target.place)
        for notice in told {
            let group = notice.target.warning == nil ? [notice] : groups[notice.target.place] ?? [notice]
            if notice.id == group.first?.id {
                sender.send(notice.with(others: group.count - 1))
            } else if standing.contains(notice.id) {
                sender.withdraw(notice.id)
            }
        }
    }

    private func read() -> [SentNotice]? {
        if memory == nil { memory = try? store.toldNotices() }
        return memory
    }

    /// Returns all that is true now and is to be told, the gravest warnings first, and the kinds of which more may be.
    private func pending(_ chosen: NoticeSettings) -> (all: [PendingNotice], unsure: Set<SentNotice.Kind>) {
        var (all, unsure): ([PendingNotice], Set<SentNotice.Kind>) = ([], [])
        if chosen.tellsWarnings {
            let warnings = locations.pages.map(\.warningNotices)
            all = warnings.flatMap(\.pending).sorted {
                guard let record = $0.record, let other = $1.record else { return false }
                return NoticeCandidate.isGraver(record, than: other)
            }
            if !warnings.allSatisfy(\.isComplete) { unsure = [.warning] }
        }
        for rule in settings.settings.rules where rule.isTold {
            if let page = locations.page(of: rule), let told = rules.look(at: rule, on: page) { all.append(told) }
        }
        rules.save()
        guard let home = locations.homePage else { return (all, unsure) }
        if chosen.tellsRain, let rain = home.rainNotice { all.append(rain) }
        if chosen.tellsSummary, let summary = home.summaryNotice(from: chosen.summaryTime, in: zone) {
            all.append(summary)
        }
        return (all, unsure)
    }
}
