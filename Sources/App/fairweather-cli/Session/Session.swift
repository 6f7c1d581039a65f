import Assembly
import DesktopKeys
import Foundation
import Gazetteer
import Refreshing
import SourceSettings
import WeatherModel
import WeatherServices
import WeatherStore
import WeatherText

/// The context of a command about the weather: the same store, settings and services as those of the window.
struct Session {
    private(set) var surroundings: CommandContext
    let options: WeatherOptions
    let stored: StoredData
    let snapshot: SettingsSnapshot
    let services: Services
    let locale: Locale
    /// The time at which the command began.
    let start: Date

    init(_ options: WeatherOptions, in surroundings: CommandContext) throws {
        self.surroundings = surroundings
        self.options = options
        let clock = surroundings.clock
        start = clock.now
        do throws(StoreError) {
            stored = try StoredData(
                source: options.source, environment: surroundings.environment, now: clock.now)
        } catch {
            throw CommandFailure(message: error.message, code: .storageTrouble)
        }
        let keys: any KeyStore = surroundings.keys ?? LayeredKeyStore.desktop(environment: surroundings.environment)
        snapshot = SettingsSnapshot(
            stored.settings, servers: options.servers, staysOffline: options.offline, keys: KeyRing(keys))
        snapshot.replaceOrders(of: stored.contents.places)
        services = Services(
            options.source, snapshot, environment: surroundings.environment, shipped: surroundings.shipped,
            deadline: surroundings.deadline, nearestZone: { Self.nearestZone(to: $0, surroundings.shipped) },
            now: { clock.now })
        locale = surroundings.locale(options.locale)
    }

    var now: Date { surroundings.clock.now }

    /// The same at this moment for as long as a page is printed, whose parts are then made for one moment.
    var standing: Session {
        var session = self
        session.surroundings.clock = StandingClock(at: now)
        return session
    }

    /// Whether nobody is to be asked, by the command or by the settings.
    var isOffline: Bool { snapshot.isOffline }

    /// The formatter by the options, the settings and the region, in this order.
    var formatter: WeatherFormatter { formatter(by: surroundings.zone) }

    /// Returns the formatter of a page about the answer's place, all of whose times are those of the place.
    func formatter(for answer: WeatherAnswer) -> WeatherFormatter {
        formatter(by: pageZone(of: answer))
    }

    /// Returns the zone whose clock a page about the answer's place goes by.
    func pageZone(of answer: WeatherAnswer) -> TimeZone { answer.report?.timeZone ?? zone(of: answer.place) }

    private func formatter(by zone: TimeZone) -> WeatherFormatter {
        var settings = stored.settings
        settings.units = options.units?.units ?? settings.units
        return WeatherFormatter(settings, locale: locale, ownZone: zone)
    }

    /// Returns how long ago the answer's weather arrived, by the clock of the place.
    func age(of arrival: Date, in answer: WeatherAnswer) -> String {
        let formatter = formatter(for: answer)
        return formatter.age(of: arrival, at: now, byClockOf: formatter.ownZone)
    }

    /// The sentences about servers in the settings that cannot be asked and in whose place the command names no other.
    private var refusedServers: [String] {
        var settings = stored.settings
        settings.servers = settings.servers.filter { options.servers[$0.key] == nil }
        return SourceContradiction.unusableServers(in: settings, services.catalogue).map(\.sentence)
    }

    /// The sentences about what in the settings keeps a command from asking, which the command itself does not name.
    var hindrances: [String] {
        refusedServers
            + (stored.settings.staysOffline && !options.offline ? [FetchError.offlineByChoice.message(from: "")] : [])
    }

    /// Prints a message, unless messages are suppressed.
    func tell(_ message: String) {
        guard !options.quiet else { return }
        surroundings.errors.write("\(Fairweather.name): \(message)")
    }
}

extension Session {
    /// Returns the zone of the place: its own, else that of its stored weather, else that of the nearest town.
    func zone(of place: SavedPlace) -> TimeZone {
        var location = place.location
        if location.timeZoneIdentifier == nil {
            location = location.assuming((try? remembered(place))?.weather.report?.timeZone)
            location.assumedTimeZoneIdentifier =
                location.assumedTimeZoneIdentifier
                ?? Self.nearestZone(to: location.coordinates, surroundings.shipped)
        }
        return location.zone
    }

    static func nearestZone(to point: Coordinates, _ shipped: ShippedFiles) -> String? {
        let index = try? PlaceIndex.open(path: nil, shipped: shipped, isVerified: false)
        return index?.nearest(to: point)?.timeZoneIdentifier
    }

    /// Returns the arrival time of the newest stored part of each source.
    func lastAnswers() throws -> [WeatherSource.ID: Date] {
        do throws(StoreError) { return try stored.store.lastAnswers() } catch {
            throw CommandFailure(message: error.message, code: .storageTrouble)
        }
    }
}

extension Session {
    /// Returns the place that the arguments name or, if they name none, the home or the first saved place.
    func place(_ arguments: PlaceArguments) throws -> SavedPlace {
        let places = stored.contents.places
        guard arguments.isOmitted else {
            return try PlaceFinder(
                places: places, surroundings: surroundings, country: locale.region?.identifier,
                formatter: { formatter }
            ).place(arguments)
        }
        guard let place = places.first(where: \.isHome) ?? places.first else {
            if let error = stored.storeError {
                throw CommandFailure(message: error.message, code: .storageTrouble)
            }
            throw CommandFailure(
                message: tr("There are no saved places. Name a place, or save one with “places add”."),
                code: .noSuchPlace)
        }
        return place
    }
}
