public import Foundation
public import Observation
public import SourceSettings
public import WeatherModel
public import WeatherStore
public import WeatherText

/// The user's settings, which are saved and take effect at each change.
@MainActor @Observable
public final class SettingsViewModel {
    /// The present settings, which are also saved unless `problem` is set.
    public private(set) var settings: Settings
    /// The message that the last change could not be saved, although it holds until the end of the program, or how it
    /// was, or that what another program has written cannot be read; nil if there is none.
    public var problem: Banner? { unsaved ?? unread }

    private var unsaved: Banner?
    /// The number of changes that could not be saved, each of which is told.
    private(set) var failures = 0
    private var unread: Banner?
    /// Called after another program has changed the user's rules.
    @ObservationIgnored var onForeignRules: @MainActor () -> Void = {}
    /// Called after another program has changed the user's activities.
    @ObservationIgnored var onForeignActivities: @MainActor () -> Void = {}
    /// The settings in the file, as far as is known.
    @ObservationIgnored private var saved: Settings
    /// The format of times in the desktop's own settings; `automatic` if it has none.
    private var desktopClock: Settings.ClockFormat
    private let store: any SettingsStore
    private let snapshot: SettingsSnapshot
    private let locale: Locale
    private let ownZone: TimeZone
    private let format: DisplayFormat
    let locations: LocationsViewModel

    /// - Parameters:
    ///   - settings: The settings read at the start.
    ///   - snapshot: The settings that services read.
    ///   - locale: The locale of the desktop; clock format and units in the settings take precedence.
    ///   - desktopClock: The format of times in the desktop's own settings; `automatic` if it has none.
    public init(
        _ settings: Settings, store: any SettingsStore, snapshot: SettingsSnapshot, locale: Locale, ownZone: TimeZone,
        desktopClock: Settings.ClockFormat = .automatic, format: DisplayFormat, locations: LocationsViewModel
    ) {
        self.desktopClock = desktopClock
        (self.settings, saved, self.store, self.snapshot) = (settings, settings, store, snapshot)
        (self.locale, self.ownZone, self.format, self.locations) = (locale, ownZone, format, locations)
        // Services ask in the order that another program, or an import, has set for a place.
        locations.places.observe { [weak locations, snapshot] in
            if let locations { snapshot.replaceOrders(of: locations.places.places) }
        }
    }

    /// The format of the present settings.
    public var formatter: WeatherFormatter { format.formatter }

    /// Changes the settings, saves them and updates everything that depends on them.
    public func change(_ body: (inout Settings) -> Void) {
        var changed = settings
        body(&changed)
        guard changed != settings else { return }
        apply(changed)
        do throws(StoreError) {
            let aside = try store.save(changed, since: saved)
            saved = changed
            unread = nil
            unsaved = aside.map { StartNotice.settingsReplaced(setAside: $0.lastPathComponent) }
        } catch {
            failures += 1
            unsaved = Banner(text: tr("The settings could not be saved. {reason}", ["reason": error.settingsMessage]))
        }
    }

    /// The servers that are asked in place of the sources' own: those of the command line before those of the settings.
    var servers: [WeatherSource.ID: URL] {
        // Whoever shows them is rendered again when the settings change.
        _ = settings
        return snapshot.access.servers
    }

    /// Takes over what another program has written into the file of settings; to be called then.
    ///
    /// Changes that could not be saved stay, and so does everything where the file is gone or cannot be read, which is
    /// said.
    public func follow() {
        let found: Settings?
        do throws(StoreError) {
            found = try store.present()
        } catch {
            unread = StartNotice.cannotFollowSettings(error)
            return
        }
        if unread != nil { unread = nil }
        guard let found, found != saved else { return }
        let merged = found.taking(settings, since: saved)
        saved = found
        guard merged != settings else { return }
        let isOfOtherRules = merged.rules != settings.rules
        let isOfOtherActivities = merged.activities != settings.activities
        apply(merged)
        if isOfOtherRules { onForeignRules() }
        if isOfOtherActivities { onForeignActivities() }
    }

    private func apply(_ changed: Settings) {
        let old = settings
        settings = changed
        snapshot.replace(changed)
        renewFormatter()
        format.refreshInterval = changed.refreshInterval
        format.layout = PageLayout(changed)
        if format.alertChoice != changed.alertChoice { format.alertChoice = changed.alertChoice }
        let shown = changed.activities.filter(\.isShown)
        if format.activities != shown { format.activities = shown }
        locations.refreshes.policy.interval = changed.refreshInterval
        format.staysOffline = snapshot.isOffline
        if format.showsSpread != changed.showsSpread { format.showsSpread = changed.showsSpread }
        locations.refreshes.policy.asksSpread = changed.showsSpread
        locations.refreshes.policy.staysOffline = snapshot.isOffline
        if changed.asks(otherwiseThan: old) { locations.refreshes.sourcesChanged() }
        locations.places.tellObservers()
    }

    /// Takes over the format of times in the desktop's own settings, which holds where the user has not chosen one.
    public func follow(desktopClock: Settings.ClockFormat) {
        guard desktopClock != self.desktopClock else { return }
        self.desktopClock = desktopClock
        if settings.clockFormat == .automatic { renewFormatter() }
    }

    private func renewFormatter() {
        format.formatter = WeatherFormatter(settings, locale: locale, ownZone: ownZone, desktopClock: desktopClock)
    }

    /// The displayed units: the user's own, or those of the region.
    public var units: Units { settings.units ?? regionalUnits }

    /// The units of the region.
    public var regionalUnits: Units { Units(for: locale) }

    /// Whether nobody is asked for anything.
    public var isOffline: Bool { format.staysOffline }

    /// Whether requests may begin again; false for a report, whose moment is over.
    var mayGoOnline: Bool {
        get { format.mayGoOnline }
        set { format.mayGoOnline = newValue }
    }

    /// Lets requests begin again, though the command line wanted none; not for a report.
    func goOnline() {
        guard mayGoOnline else { return }
        snapshot.endOffline()
        change { $0.staysOffline = false }
        guard format.staysOffline else { return }
        apply(settings)
        locations.refreshes.sourcesChanged()
    }

    /// Removes the message after it has been read.
    public func dismissProblem() {
        (unsaved, unread) = (nil, nil)
    }
}

extension Settings {
    /// Returns whether answers of sources may differ with these settings.
    fileprivate func asks(otherwiseThan old: Settings) -> Bool {
        sourceOrder != old.sourceOrder || partSourceOrders != old.partSourceOrders
            || disabledSources != old.disabledSources || servers != old.servers
            || openWeatherProduct != old.openWeatherProduct || staysOffline != old.staysOffline
            || weatherUndergroundStation != old.weatherUndergroundStation
    }
}
