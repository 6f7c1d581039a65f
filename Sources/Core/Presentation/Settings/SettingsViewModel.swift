public import Foundation
public import Observation
public import Refreshing
public import WeatherModel
public import WeatherStore
public import WeatherText

/// The user's settings, which are saved and take effect at each change.
@MainActor @Observable
public final class SettingsViewModel {
    /// The present settings, which are also saved unless `problem` is set.
    public private(set) var settings: Settings
    /// The message that the last change could not be saved, although it holds until the end of the program; nil if it
    /// could.
    public private(set) var problem: Banner?

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
        (self.settings, self.store, self.snapshot) = (settings, store, snapshot)
        (self.locale, self.ownZone, self.format, self.locations) = (locale, ownZone, format, locations)
    }

    /// The format of the present settings.
    public var formatter: WeatherFormatter { format.formatter }

    /// Changes the settings, saves them and updates everything that depends on them.
    public func change(_ body: (inout Settings) -> Void) {
        var changed = settings
        body(&changed)
        guard changed != settings else { return }
        let old = settings
        settings = changed
        snapshot.replace(changed)
        renewFormatter()
        format.refreshInterval = changed.refreshInterval
        format.layout = PageLayout(changed)
        format.leastAlertSeverity = changed.leastAlertSeverity
        locations.refreshes.policy.interval = changed.refreshInterval
        if changed.asks(otherwiseThan: old) { locations.refreshes.sourcesChanged() }
        locations.afterChange?()
        do throws(StoreError) {
            try store.save(changed)
            problem = nil
        } catch {
            problem = Banner(text: tr("The settings could not be saved. {reason}", ["reason": error.settingsMessage]))
        }
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

    /// Updates the preferred sources of the places.
    func followPlaces() {
        snapshot.replaceOrders(of: locations.pages.map(\.place))
    }

    /// The displayed units: the user's own, or those of the region.
    public var units: Units { settings.units ?? regionalUnits }

    /// The units of the region.
    public var regionalUnits: Units { Units(for: locale) }

    /// Removes the message after it has been read.
    public func dismissProblem() {
        problem = nil
    }
}

extension Settings {
    /// Returns whether answers of sources may differ with these settings.
    fileprivate func asks(otherwiseThan old: Settings) -> Bool {
        sourceOrder != old.sourceOrder || partSourceOrders != old.partSourceOrders
            || disabledSources != old.disabledSources || servers != old.servers
            || openWeatherProduct != old.openWeatherProduct
            || weatherUndergroundStation != old.weatherUndergroundStation
    }
}
