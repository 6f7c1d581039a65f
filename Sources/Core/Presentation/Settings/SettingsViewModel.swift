public import Foundation
public import Observation
public import Refreshing
public import WeatherModel
public import WeatherStore
public import WeatherText

/// The user's choices: each is saved at once, and what depends on it follows.
@MainActor @Observable
public final class SettingsViewModel {
    /// As they are now, on disk too unless `problem` says otherwise.
    public private(set) var settings: Settings
    /// Why the last choice could not be saved; it holds until the program ends all the same.
    public private(set) var problem: Banner?

    private let store: any SettingsStore
    private let snapshot: SettingsSnapshot
    private let locale: Locale
    private let ownZone: TimeZone
    private let format: DisplayFormat
    private let locations: LocationsViewModel

    /// - Parameters:
    ///   - settings: As they were read.
    ///   - snapshot: What the services read.
    ///   - locale: Of the desktop; the settings' clock and units come before it.
    public init(
        _ settings: Settings, store: any SettingsStore, snapshot: SettingsSnapshot, locale: Locale, ownZone: TimeZone,
        format: DisplayFormat, locations: LocationsViewModel
    ) {
        (self.settings, self.store, self.snapshot) = (settings, store, snapshot)
        (self.locale, self.ownZone, self.format, self.locations) = (locale, ownZone, format, locations)
    }

    /// Makes a change, saves it and lets everything follow.
    public func change(_ body: (inout Settings) -> Void) {
        var changed = settings
        body(&changed)
        guard changed != settings else { return }
        let old = settings
        settings = changed
        snapshot.replace(changed)
        format.formatter = WeatherFormatter(changed, locale: locale, ownZone: ownZone)
        format.refreshInterval = changed.refreshInterval
        format.layout = PageLayout(changed)
        locations.refreshes.policy.interval = changed.refreshInterval
        if changed.asks(otherwiseThan: old) { locations.refreshes.sourcesChanged() }
        do throws(StoreError) {
            try store.save(changed)
            problem = nil
        } catch {
            problem = Banner(text: tr("The settings could not be saved. {reason}", ["reason": error.settingsMessage]))
        }
    }

    /// The places may want other sources first than they did.
    func followPlaces() {
        snapshot.replaceOrders(of: locations.pages.map(\.place))
    }

    /// Those that are shown: the user's own, or those of the region.
    public var units: Units { settings.units ?? regionalUnits }

    /// Those of the region.
    public var regionalUnits: Units { Units(for: locale) }

    /// The problem was read.
    public func dismissProblem() {
        problem = nil
    }
}

extension Settings {
    /// Whether the sources' answers may be others by these settings.
    fileprivate func asks(otherwiseThan old: Settings) -> Bool {
        sourceOrder != old.sourceOrder || servers != old.servers || openWeatherProduct != old.openWeatherProduct
            || weatherUndergroundStation != old.weatherUndergroundStation
    }
}
