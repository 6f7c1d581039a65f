public import Foundation
import Refreshing
import WeatherStore

/// Keeps the weather, and what the desktop is told of it, up to date while there is no window.
///
/// It wakes the program when something falls due, at most once an interval, and when what the desktop shows has to change:
/// at the time of the morning's summary, at the end of quiet hours and of warnings, an hour before rain. Where the desktop
/// is to be told nothing, it never does.
@MainActor
public final class BackgroundWatch {
    private let locations: LocationsViewModel
    private let settings: SettingsViewModel
    private let clock: DisplayClock
    private let zone: TimeZone
    private let alarm: any WakeAlarm
    private var isOn = false
    /// The last look of which requests came.
    private var last: RefreshMoment?
    private var task: Task<Void, Never>?

    /// - Parameter zone: The zone of the user's clock.
    public init(
        locations: LocationsViewModel, settings: SettingsViewModel, clock: DisplayClock, zone: TimeZone,
        alarm: any WakeAlarm
    ) {
        (self.locations, self.settings, self.clock) = (locations, settings, clock)
        (self.zone, self.alarm) = (zone, alarm)
    }

    /// Begins, as there is no window or it was closed.
    public func begin() {
        guard !isOn else { return }
        (isOn, last) = (true, nil)
        locations.refreshes.placeAppeared(nil)
        locations.refreshes.policy.gathersPlaces = true
        look()
    }

    /// Ends, as a window opens.
    public func end() {
        guard isOn else { return }
        isOn = false
        task?.cancel()
        alarm.cancel()
        locations.refreshes.policy.gathersPlaces = false
        locations.refreshes.policy.watchesWarnings = false
        if let id = locations.selectedID { locations.select(id) }
    }

    /// Looks again soon after the network has come back, or the computer has woken up.
    public func networkReturned() {
        guard isOn, isNeeded else { return }
        last = nil
        locations.refreshes.networkReturned()
        plan()
    }

    /// Returns when all that was begun has ended, and the alarm is set.
    public func settled() async {
        await task?.value
    }

    private var isNeeded: Bool { settings.settings.tellsAnything && !locations.pages.isEmpty }

    private func look() {
        guard isNeeded else { return }
        let refreshes = locations.refreshes
        let (now, answer) = (refreshes.moment, refreshes.state.lastAnswer)
        refreshes.policy.watchesWarnings = settings.settings.notices.tellsWarnings
        clock.tick()
        locations.followMissed()
        refreshes.start()
        locations.places.tellObservers()
        plan { [weak self] in
            if refreshes.state.lastAnswer != answer { self?.last = now }
        }
    }

    /// Sets the alarm once nothing is under way.
    private func plan(_ first: @escaping @MainActor () -> Void = {}) {
        task?.cancel()
        task = Task { [weak self, refreshes = locations.refreshes] in
            await refreshes.settled()
            guard !Task.isCancelled else { return }
            first()
            self?.setAlarm()
        }
    }

    private func setAlarm() {
        let waits = [locations.refreshes.wait(after: last), secondsUntilSummary, secondsUntilNews].compactMap(\.self)
        guard let wait = waits.min() else { return alarm.cancel() }
        alarm.set(in: max(wait, 1)) { [weak self] in self?.look() }
    }

    private var secondsUntilSummary: TimeInterval? {
        let chosen = settings.settings.notices
        return chosen.tellsSummary ? seconds(until: chosen.summaryTime) : nil
    }

    /// The seconds until quiet hours or a warning end, or rain is near enough to be told; nil if nothing of it is known.
    private var secondsUntilNews: TimeInterval? {
        let (chosen, now) = (settings.settings.notices, locations.refreshes.moment.wall)
        let quiet = chosen.isQuiet(at: now, in: zone) ? seconds(until: chosen.quietEnd) : nil
        let ends = chosen.tellsWarnings ? locations.pages.flatMap { $0.alertsHere.compactMap(\.ends) } : []
        let rain = chosen.tellsRain ? locations.homePage?.rainToTell : nil
        let moments = (ends + locations.rulesToTell(by: settings.settings) + [rain].compactMap(\.self)).map {
            $0.timeIntervalSince(now)
        }.filter { $0 > 0 }
        return (moments + [quiet].compactMap(\.self)).min()
    }

    private func seconds(until time: TimeOfDay) -> TimeInterval? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let parts = DateComponents(hour: time.minutes / 60, minute: time.minutes % 60)
        let now = locations.refreshes.moment.wall
        return calendar.nextDate(after: now, matching: parts, matchingPolicy: .nextTime)?.timeIntervalSince(now)
    }
}

/// Wakes the program at one moment to come.
@MainActor
public protocol WakeAlarm: AnyObject {
    /// Calls the handler once after the seconds, in place of what was set before.
    func set(in seconds: Double, _ handler: @escaping @MainActor () -> Void)
    /// Forgets what was set.
    func cancel()
}
