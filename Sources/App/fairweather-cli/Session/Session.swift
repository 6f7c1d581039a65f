import Assembly
import DesktopKeys
import Foundation
import Gazetteer
import Refreshing
import WeatherModel
import WeatherServices
import WeatherStore
import WeatherText

/// The context of a command about the weather: the same store, settings and services as those of the window.
struct Session {
    let surroundings: Surroundings
    let options: WeatherOptions
    let stored: StoredData
    let snapshot: SettingsSnapshot
    let services: Services
    let locale: Locale
    /// The time at which the command began.
    let start: Date

    init(_ options: WeatherOptions, in surroundings: Surroundings) throws {
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
        snapshot = SettingsSnapshot(stored.settings, servers: options.servers, keys: KeyRing(keys))
        snapshot.replaceOrders(of: stored.contents.places)
        services = Services(
            options.source, snapshot, environment: surroundings.environment, shipped: surroundings.shipped,
            deadline: surroundings.deadline, now: { clock.now })
        locale = surroundings.locale(options.locale)
    }

    var now: Date { surroundings.clock.now }

    /// The formatter by the options, the settings and the region, in this order.
    var formatter: WeatherFormatter {
        var settings = stored.settings
        settings.units = options.units?.units ?? settings.units
        return WeatherFormatter(settings, locale: locale, ownZone: surroundings.zone)
    }

    /// Prints a message, unless messages are suppressed.
    func tell(_ message: String) {
        guard !options.quiet else { return }
        surroundings.errors.write("\(Fairweather.name): \(message)")
    }
}

extension Session {
    /// Returns the arrival time of the newest stored part of each source.
    func lastAnswers() throws -> [WeatherSource.ID: Date] {
        guard let store = stored.store as? any AnswerDating else { return [:] }
        do throws(StoreError) { return try store.lastAnswers() } catch {
            throw CommandFailure(message: error.message, code: .storageTrouble)
        }
    }
}
