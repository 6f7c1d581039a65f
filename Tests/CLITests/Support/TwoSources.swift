import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import fairweather_cli

/// A place whose weather comes from Open-Meteo and MET Norway, both played on this machine, with the home in which commands run.
struct TwoSources {
    let home: TestHome
    let played = PlayedServer()

    /// - Parameters:
    ///   - now: When the commands begin, in ISO 8601.
    ///   - place: Saved as the home.
    init(at now: String = "2026-01-15T12:20:00Z", place: Location) async throws {
        home = try TestHome(at: now)
        home.environment["LC_ALL"] = "en_GB"
        home.screen = .init(isTerminal: false, width: 120, hasColour: false)
        try await store().add(place)
    }

    /// Cape Town, where no warnings are asked for; with its zone unless that is nil.
    static func capeTown(zone: String? = "Africa/Johannesburg") throws -> Location {
        try place("Cape Town", -33.92, 18.42, country: "ZA", zone: zone)
    }

    static func place(
        _ name: String, _ latitude: Double, _ longitude: Double, country: String?, zone: String?
    ) throws -> Location {
        Location(
            name: name, countryCode: country,
            coordinates: try #require(Coordinates(latitude: latitude, longitude: longitude)), timeZoneIdentifier: zone)
    }

    /// Both are well, and answer for this moment.
    func allWell(zone: String = "Africa/Johannesburg") throws {
        let now = home.clock.now
        played.answer(PlayedForecast.openMeteoPath, try PlayedForecast.openMeteo(at: now, zone: zone))
        played.answer(PlayedForecast.metNorwayPath, try PlayedForecast.metNorway(at: now))
    }

    /// Open-Meteo alone is in trouble.
    func openMeteoFails(zone: String = "Africa/Johannesburg") throws {
        try allWell(zone: zone)
        played.answer(PlayedForecast.openMeteoPath, PlayedServer.Reply(status: 503))
    }

    func run(_ arguments: String..., at server: URL) async throws -> CommandLineRun {
        try await home.run(arguments + Self.servers(server))
    }

    static func servers(_ server: URL) -> [String] {
        // Two names, as what a server says of itself holds for all its sources.
        [
            "--server", "open-meteo=\(server.absoluteString)", "--server",
            "met-norway=http://localhost:\(server.port ?? 0)",
        ]
    }

    func store() throws -> any Store {
        try SQLiteStore.open(at: DataFolders(environment: home.environment).databaseFile).store
    }

    /// What is stored of the place.
    func report() throws -> WeatherReport {
        let store = try store()
        let place = try #require(try store.contents(at: home.clock.now).places.first)
        return try #require(try store.report(for: place.id))
    }

    /// How often Open-Meteo and MET Norway were asked for the forecast.
    var asked: (openMeteo: Int, metNorway: Int) {
        let requests = played.requests
        return (
            requests.count { $0 == PlayedForecast.openMeteoPath }, requests.count { $0 == PlayedForecast.metNorwayPath }
        )
    }
}

extension WeatherReport {
    /// The source of each part of the forecast that is there.
    var forecastSources: [WeatherPart: String] {
        var sources: [WeatherPart: String] = [:]
        sources[.current] = current?.source.id
        sources[.minutes] = minutes?.source.id
        sources[.hours] = hours?.source.id
        sources[.days] = days?.source.id
        return sources
    }
}
