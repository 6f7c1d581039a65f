package import Assembly
import BaseMap
import DesktopKeys
package import Foundation
import Gazetteer
package import Places
package import Presentation
package import Refreshing
import SourceSettings
package import WeatherModel
package import WeatherServices
package import WeatherStore
import WeatherText

/// Creates the services, the store, and what keeps the weather and the desktop's notices up to date; the window's own models
/// only for a window.
@MainActor
package final class Composition {
    /// The places and their weather, for all that reads or changes them.
    package let places: PlaceList
    /// The list of the places and their pages.
    package let locations: LocationsViewModel
    /// The user's settings.
    package let settings: SettingsViewModel
    package let notices: NoticesViewModel
    package let watch: BackgroundWatch
    /// The choice to go on without a window; nil if nobody can permit it.
    package let background: BackgroundViewModel?
    /// The store of the places, which other programs can change, too.
    package let store: any SharedStore
    private let makeModel: @MainActor () -> MainViewModel
    /// What the window shows, if one was asked for; nil until then.
    package private(set) var made: MainViewModel?

    /// - Parameters:
    ///   - servers: Servers to ask instead of the sources' own, by the source's identifier.
    ///   - environment: The variables in which the folders of the user's data and, by default, the locale are looked
    ///     up.
    ///   - shipped: The files that come with the program, including the sample data.
    ///   - given: Services to use instead of those of the source.
    ///   - desktopClock: The format of times in the desktop's own settings; `automatic` if it has none.
    ///   - keyStore: The key store; by default that of the desktop.
    ///   - locationFinder: Tells where the computer is; nil if nobody can be asked.
    ///   - refreshClock: The clock for refreshing; by default `wallClock` and the computer's monotonic clock.
    ///   - background: Who permits to go on without a window; nil if nobody can.
    ///   - radar: Whoever is asked for radar pictures instead of the source.
    ///   - comparing: Whoever is asked for the forecast of one source; nil for all sources, where the program was not started
    ///     with a single one.
    ///   - archive: Whoever is asked for the weather of earlier years; nil for Open-Meteo's archive, where the program was not
    ///     started with a single source.
    ///   - alarm: What wakes the program while there is no window; by default the main loop.
    ///   - deadline: The time limit for a request, and for all requests of a report.
    ///   - staysOffline: Whether nobody is asked, whatever the settings say.
    ///   - isReplay: Whether what is stored is that of a report, with the failures of its moment.
    ///   - unreadablePlaces: The number of places of the report that could not be read.
    /// - Throws: An error only if not even a store in memory can be made.
    package init(
        source: SourceName, servers: [WeatherSource.ID: URL] = [:], environment: [String: String],
        shipped: ShippedFiles, services given: Services? = nil, wallClock: any WallClock = SystemClock(),
        refreshClock: (any RefreshClock)? = nil, locale: Locale? = nil, zone: TimeZone = .current,
        desktopClock: Settings.ClockFormat = .automatic,
        keyStore: (any KeyStore)? = nil, locationFinder: (any LocationFinding)? = nil,
        background: (any BackgroundPermitting)? = nil, radar: (any RadarFetching)? = nil,
        comparing: (any ForecastComparing)? = nil, archive: (any PastYearFetching)? = nil,
        alarm: (any WakeAlarm)? = nil,
        deadline: Duration = AsyncHTTPTransport.defaultDeadline, offersLanguages: Bool = true,
        staysOffline: Bool = false, isReplay: Bool = false, unreadablePlaces: Int = 0
    ) throws(StoreError) {
        let now: @Sendable () -> Date = { wallClock.now }
        let stored = try StoredData(source: source, environment: environment, now: wallClock.now)
        // Sample data need no key, and a locked keyring would ask for its password.
        let keyStore: (any KeyStore)? =
            source == .sample ? nil : keyStore ?? LayeredKeyStore.desktop(environment: environment)
        store = stored.store
        let snapshot = SettingsSnapshot(
            stored.settings, servers: servers, staysOffline: staysOffline, keys: KeyRing(keyStore))
        snapshot.replaceOrders(of: stored.contents.places)
        let (index, indexNotice) = Self.openIndex(shipped)
        let services =
            given
            ?? Services(
                source, snapshot, environment: environment, shipped: shipped, deadline: deadline,
                nearestZone: { index?.nearest(to: $0)?.timeZoneIdentifier }, now: now)
        let desk = locale ?? Locale(desktop: environment)
        let format = DisplayFormat(
            WeatherFormatter(stored.settings, locale: desk, ownZone: zone, desktopClock: desktopClock),
            refreshInterval: stored.settings.refreshInterval, layout: PageLayout(stored.settings),
            alertChoice: stored.settings.alertChoice,
            activities: stored.settings.activities.filter(\.isShown),
            staysOffline: snapshot.isOffline, showsSpread: stored.settings.showsSpread)
        let clock = DisplayClock(wallClock)
        places = PlaceList(stored.contents, version: stored.version, store: stored.store)
        var policy = RefreshPolicy(
            interval: stored.settings.refreshInterval, parts: services.parts, onlySource: source.onlySource,
            seed: .random(in: 0 ... .max))
        policy.staysOffline = snapshot.isOffline
        policy.asksSpread = stored.settings.showsSpread
        let locations = LocationsViewModel(
            places, fetcher: services.reports, policy: policy,
            refreshClock: refreshClock ?? SystemRefreshClock(wallClock), clock: clock, format: format)
        let settings = SettingsViewModel(
            stored.settings, store: stored.settingsStore, snapshot: snapshot, locale: desk, ownZone: zone,
            desktopClock: desktopClock, format: format, locations: locations)
        let background = background.map { BackgroundViewModel(settings, permission: $0) }
        (self.locations, self.settings, self.background) = (locations, settings, background)
        notices = NoticesViewModel(
            locations: locations, settings: settings, store: stored.store, clock: clock, zone: zone,
            rules: source == .sample
                ? nil : (try? DataFolders(environment: environment)).map { StateFile($0.ruleMemoryFile) })
        watch = BackgroundWatch(
            locations: locations, settings: settings, clock: clock, zone: zone, alarm: alarm ?? LoopAlarm())
        makeModel = {
            let keys = keyStore.map { keyStore in
                KeysViewModel(keyStore, snapshot: snapshot, trial: services.trial) { [weak locations] in
                    locations?.refreshes.sourcesChanged()
                }
            }
            let openMap: @MainActor () -> BaseMap? = {
                shipped.resource("base-map.fwm").flatMap { try? BaseMap(file: $0) }
            }
            let adding = AddLocationViewModel(
                geocoder: services.geocoder, locations: locations, index: index,
                preferredCountry: desk.region?.identifier)
            let pastYears =
                (archive
                ?? (source == .automatic
                    ? PastYearArchive(snapshot, environment: environment, deadline: deadline, now: now) : nil))
                .map { archive in
                    PastYearsInquiry(
                        archive,
                        file: (try? DataFolders(environment: environment)).map { PastYearFile($0.pastYearsFile) })
                }
            return MainViewModel(
                adding: adding, locations: locations,
                settings: settings, clock: clock,
                preferences: PreferencesViewModel(
                    settings, catalogue: services.catalogue, keyring: keys, background: background,
                    ledger: source == .sample
                        ? nil
                        : Self.ledger(environment, wallClock).map {
                            LedgerViewModel($0, format: format, clock: clock, zone: zone)
                        },
                    report: source == .sample
                        ? nil
                        : (try? DataFolders(environment: environment)).map {
                            ReportViewModel(
                                store: stored.store, folders: $0, locations: locations, settings: settings,
                                clock: clock, zone: zone)
                        },
                    store: stored.store, openMap: openMap, searchHosts: services.searchHosts,
                    languages: {
                        offersLanguages ? shipped.catalogues.map { CatalogueFolder($0).languages } ?? [] : []
                    },
                    troubles: { [store = stored.store] in
                        let failures = services.failures((try? store.lastAnswers()) ?? [:])
                        return Self.troubles(services, failures, at: wallClock.now, format.formatter)
                    }),
                exchange: ExchangeViewModel(store: stored.store, locations: locations, settings: settings),
                startNotice: stored.windowNotice ?? StartNotice.missing(shipped.missing) ?? indexNotice
                    ?? (isReplay ? Self.replayNotice(services, environment, unreadablePlaces) : nil),
                lockedStore: stored.lockedStore,
                ownLocation: locationFinder.map { finder in
                    OwnLocationViewModel(finder, adding: adding, locations: locations) {
                        settings.settings.coordinatePrecision
                    }
                },
                rainMaps: RainMapMaker(
                    radar ?? RadarPictures(source, snapshot, environment: environment, deadline: deadline, now: now),
                    index: index, openMap: openMap),
                comparisons: (comparing
                    ?? (source == .automatic
                        ? ComparedSources(
                            snapshot, environment: environment, deadline: deadline,
                            nearestZone: { index?.nearest(to: $0)?.timeZoneIdentifier }, now: now) : nil))
                    .map(ComparisonMaker.init),
                trips: TripsViewModel(stored.store, locations: locations, pastYears: pastYears) { keep in
                    AddLocationViewModel(
                        geocoder: services.geocoder, locations: locations, index: index,
                        preferredCountry: desk.region?.identifier, keep: keep)
                },
                pastYears: pastYears,
                // Sample data look the same on every computer.
                normals: source == .sample
                    ? nil : NormalsFiles(try? DataFolders(environment: environment), shipped),
                calendarMemory: source == .sample
                    ? nil : (try? DataFolders(environment: environment)).map { StateFile($0.calendarMemoryFile) })
        }
    }

    /// What the window shows, made for the first window and the same for all that follow.
    package var model: MainViewModel {
        if let made { return made }
        let model = makeModel()
        made = model
        return model
    }

    /// Returns the list of the requests; nil where there is no folder for it.
    private static func ledger(_ environment: [String: String], _ clock: any WallClock) -> RequestLedger? {
        (try? DataFolders(environment: environment)).map {
            RequestLedger($0.requestLedgerFile, now: { clock.now })
        }
    }

    /// Returns the last failures of the sources in words, by their identifiers.
    private static func troubles(
        _ services: Services, _ failures: [WeatherSource.ID: SourceBackoff], at now: Date,
        _ formatter: WeatherFormatter
    ) -> [String: String] {
        return services.catalogue.map(\.source).reduce(into: [:]) { troubles, source in
            troubles[source.id] = failures[source.id].map {
                $0.reason.message(from: source.distinctName, failedAt: $0.start, at: now, formatter)
            }
        }
    }

    /// Returns what had failed when the report was made, in the order of the sources, and what of it could not be read; nil if
    /// there is nothing to say.
    private static func replayNotice(
        _ services: Services, _ environment: [String: String], _ unreadablePlaces: Int
    ) -> Banner? {
        let failures = SourceHealthFile(environment: environment).failures
        return StartNotice.replayed(
            services.catalogue.map(\.source).compactMap { source in
                failures.first { ($0.value.source ?? $0.key) == source.id }.map {
                    (source.distinctName, $0.value.reason)
                }
            }, unreadable: unreadablePlaces)
    }

    /// Opens the index of places; returns a message instead if it cannot be read.
    private static func openIndex(_ shipped: ShippedFiles) -> (index: PlaceIndex?, notice: Banner?) {
        do throws(PlaceIndexError) {
            guard let file = shipped.resource("places.fwi") else { throw .missing("places.fwi") }
            return (try PlaceIndex(file: file, hemispheres: .ofLanguage), nil)
        } catch {
            return (nil, StartNotice.noIndex(error))
        }
    }
}
