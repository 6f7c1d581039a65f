import Foundation
import Presentation
import WeatherServices
import WeatherStore

/// Puts the real services, the real store and the view models together.
@MainActor
struct Composition {
    let model: MainViewModel

    /// - Parameters:
    ///   - environment: Where the folders for the user's data and, unless it is given, the locale are looked up.
    ///   - shipped: The files that come with the program; those of the sample mode are among them.
    /// - Throws: Only where there is no memory for a store; one whose file cannot be opened is replaced by one in memory.
    init(
        source: SourceName, server: URL?, environment: [String: String], shipped: ShippedFiles,
        wallClock: any WallClock = SystemClock(), locale: Locale? = nil,
        zone: TimeZone = .current
    ) throws(StoreError) {
        let (store, notice) = try Self.openStore(source: source, environment: environment)
        let now: @Sendable () -> Date = { wallClock.now }
        let transport: any HTTPTransport =
            switch source {
            case .openMeteo: AsyncHTTPTransport(environment: environment)
            case .sample: SampleTransport(payload: { shipped.fixture("open-meteo/" + $0) }, now: now)
            }
        let fetcher = OpenMeteoForecastService(
            transport: transport, server: server, source: source == .sample ? .sample : .openMeteo, now: now)
        let geocoder = OpenMeteoGeocodingService(transport: transport, server: server, now: now)

        let clock = DisplayClock(wallClock)
        var contents = StoredContents()
        var readNotice = notice
        do throws(StoreError) {
            contents = try store.contents()
        } catch {
            readNotice = StartNotice.cannotOpen(error)
        }
        let locations = LocationsViewModel(
            contents: contents, store: store, fetcher: fetcher, clock: clock,
            formatter: WeatherFormatter(locale: locale ?? Locale(desktop: environment), ownZone: zone))
        let adding = AddLocationViewModel(store: store, geocoder: geocoder, locations: locations)
        model = MainViewModel(adding: adding, locations: locations, clock: clock, startNotice: readNotice)
    }

    /// The store of the source's own file; where that cannot be opened, one in memory, with the reason.
    private static func openStore(
        source: SourceName, environment: [String: String]
    ) throws(StoreError) -> (store: any Store, notice: Banner?) {
        do throws(StoreError) {
            let folders = try DataFolders(environment: environment)
            let opened = try SQLiteStore.open(
                at: source == .sample ? folders.sampleDatabaseFile : folders.databaseFile)
            let notice = opened.setAside.map {
                StartNotice.setAside(as: $0.lastPathComponent, rescued: opened.rescuedLocations)
            }
            return (opened.store, notice)
        } catch {
            return (try SQLiteStore.empty(), StartNotice.cannotOpen(error))
        }
    }
}
