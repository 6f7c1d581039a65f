import Foundation
import Gazetteer
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
            case .openMeteo:
                HostGate(
                    ConditionalTransport(
                        AsyncHTTPTransport(environment: environment), cache: MemoryResponseCache(), now: now))
            case .sample: SampleTransport(payload: { shipped.fixture("open-meteo/" + $0) }, now: now)
            }
        let fetcher = OpenMeteoForecastService(
            transport: transport, server: server, source: source == .sample ? .sample : .openMeteo, now: now)
        let geocoder = OpenMeteoGeocodingService(transport: transport, server: server, now: now)

        let clock = DisplayClock(wallClock)
        let desk = locale ?? Locale(desktop: environment)
        var contents = StoredContents()
        var readNotice = notice
        do throws(StoreError) {
            contents = try store.contents(at: wallClock.now)
        } catch {
            readNotice = StartNotice.cannotOpen(error)
        }
        let locations = LocationsViewModel(
            contents: contents, store: store, fetcher: fetcher, clock: clock,
            formatter: WeatherFormatter(locale: desk, ownZone: zone))
        let (index, indexNotice) = Self.openIndex(shipped)
        let adding = AddLocationViewModel(
            store: store, geocoder: geocoder, locations: locations, index: index,
            preferredCountry: desk.region?.identifier)
        model = MainViewModel(
            adding: adding, locations: locations, clock: clock, startNotice: readNotice ?? indexNotice)
    }

    /// The offline index of places; where it cannot be read, why not.
    private static func openIndex(_ shipped: ShippedFiles) -> (index: PlaceIndex?, notice: Banner?) {
        do throws(PlaceIndexError) {
            guard let file = shipped.resource("places.fwi") else { throw .missing("places.fwi") }
            return (try PlaceIndex(file: file), nil)
        } catch {
            return (nil, StartNotice.noIndex(error))
        }
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
