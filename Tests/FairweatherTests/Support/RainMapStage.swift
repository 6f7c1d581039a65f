import Assembly
import DesktopAssembly
import Foundation
import GtkTestSupport
import Presentation
import WeatherModel
import WeatherServices
import WeatherStore
import WeatherUI
import XCTest

@testable import Gtk
@testable import fairweather_gallery

/// The whole program in a window that shows the rain map of Hamburg at five past one, over weather that stands still.
@MainActor
final class RainMapStage {
    let model: MainViewModel
    let main: MainWindow<MainViewModel>
    let clock: SettableClock
    var window: Window { main.window }
    var texts: [String] { WidgetTree.texts(in: window) }

    private let place: Location
    static let noon = "2026-11-24T12:05:00Z"
    static let hamburg = Location(
        id: "geonames:2911298", name: "Hamburg", country: "Germany", countryCode: "DE",
        coordinates: Coordinates(clampingLatitude: 53.55, longitude: 10), timeZoneIdentifier: "Europe/Berlin")
    /// A place that Germany's radar does not see.
    static let paris = Location(
        id: "geonames:2988507", name: "Paris", country: "France", countryCode: "FR",
        coordinates: Coordinates(clampingLatitude: 48.85, longitude: 2.35), timeZoneIdentifier: "Europe/Paris")

    /// - Parameters:
    ///   - radar: Makes who is asked for pictures; nil for the real sources, at the addresses of `servers`.
    ///   - degrees: The temperature of every hour, which tells snow from rain.
    ///   - isOpen: Whether the map is opened.
    init(
        _ radar: PlayedRain.Scene? = .band, servers: [WeatherSource.ID: URL] = [:], at time: String = noon,
        place: Location = hamburg, degrees: Double = 8,
        width: Int = 1000, height: Int = 680, locale: String = "en_GB", isOpen: Bool = true
    ) throws {
        let shipped = ShippedFiles()
        shipped.dressProgram()
        Appearance.isAnimated = false
        let clock = SettableClock(time)
        (self.clock, self.place) = (clock, place)
        let folder = try Files.temporaryFolder()
        let environment = ["XDG_DATA_HOME": folder.path, "XDG_CONFIG_HOME": folder.path]
        try Self.fill(environment, place, StillReports.report(at: clock.now, degrees: degrees))
        let played = radar.map { scene in PlayedRain(scene) { clock.now } }
        let composition = try Composition(
            source: .automatic, servers: servers, environment: environment, shipped: shipped,
            services: Services(
                reports: StillReports(now: { clock.now }, degrees: degrees), geocoder: TroubledReports(.offline),
                parts: [.current, .hours]),
            wallClock: clock, refreshClock: clock, locale: Locale(identifier: locale),
            zone: TimeZone(identifier: "Europe/Berlin") ?? .gmt,
            keyStore: LayeredKeyStore(secrets: nil, environment: [:]), radar: played, deadline: .seconds(600))
        model = composition.model
        main = MainWindow(model, width: width, height: height)
        main.window.styled("frameless")
        XCTAssertTrue(GtkTesting.paint(window))
        model.start()
        if isOpen { open() }
        if radar != .silence { settle() }
        XCTAssertTrue(GtkTesting.paint(window))
        GtkTesting.settle()
    }

    isolated deinit { window.destroy() }

    /// Opens the map.
    func open() {
        model.openRainMap(isNarrow: window.width < 860)
        XCTAssertTrue(GtkTesting.pump(until: { window.title == "Rain map – \(place.name)" }))
        XCTAssertTrue(GtkTesting.paint(window))
    }

    /// The clock goes on, and what is due at a minute's beginning is done.
    func pass(_ seconds: TimeInterval) {
        clock.advance(by: seconds)
        model.minutePassed()
        settle()
    }

    /// Runs the loop until nothing is under way any more.
    func settle() {
        var isSettled = false
        Task {
            await model.settled()
            isSettled = true
        }
        XCTAssertTrue(GtkTesting.pump(until: { isSettled }))
    }

    private static func fill(_ environment: [String: String], _ place: Location, _ report: WeatherReport) throws {
        var result: Result<Void, any Error>?
        Task {
            do {
                let store = try SQLiteStore.open(at: DataFolders(environment: environment).databaseFile).store
                try await store.add(place)
                try await store.save(report, for: place.id)
                result = .success(())
            } catch {
                result = .failure(error)
            }
        }
        XCTAssertTrue(GtkTesting.pump(until: { result != nil }))
        try result?.get()
    }
}

/// Weather of dry hours at one temperature.
struct StillReports: ReportFetching {
    let now: @Sendable () -> Date
    let degrees: Double

    func report(of parts: Set<WeatherPart>, for location: Location) async -> FetchedReport {
        FetchedReport(report: Self.report(at: now(), degrees: degrees))
    }

    static func report(at now: Date, degrees: Double) -> WeatherReport {
        let first = Date(timeIntervalSince1970: (now.timeIntervalSince1970 / 3600).rounded(.down) * 3600 - 6 * 3600)
        var conditions = Conditions()
        conditions.temperature = Temperature(degrees)
        (conditions.condition, conditions.precipitation) = (.overcast, Precipitation(0))
        let hours = (0..<48).map { Hour(time: first + Double($0) * 3600, conditions: conditions) }
        return WeatherReport(
            timeZone: TimeZone(identifier: "Europe/Berlin") ?? .gmt,
            hours: Sourced(hours, source: .openMeteo, fetchedAt: now))
    }
}
