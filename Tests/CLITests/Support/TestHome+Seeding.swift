import Assembly
import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import WeatherServices

extension TestHome {
    /// Saves Paris, with sample weather fetched four minutes ago, two warnings and a source that failed, where the window would have
    /// left them.
    ///
    /// - Parameter severity: That of the warning which is known to apply to Paris; the other, severe, might not.
    func seed(severity: AlertSeverity = .moderate) async throws {
        _ = try await run("places", "add", "Paris", "--home")
        let moment = clock.now.addingTimeInterval(-240)
        let shipped = ShippedFiles()
        let transport = SampleTransport(payload: { shipped.fixture("open-meteo/" + $0) }, now: { moment })
        let store = try SQLiteStore.open(
            at: DataFolders(environment: environment).databaseFile
        ).store
        let place = try #require(try store.contents(at: moment).places.first)
        let fetched = await ReportService.sample(transport, now: { moment })
            .report(of: [.current, .minutes, .hours, .days, .airQuality], for: place.location)
        var report = try #require(fetched.report)
        report.alerts = Sourced(Self.alerts(from: moment, severity), source: .meteoAlarm, fetchedAt: moment)
        try await store.save(report, for: place.id)
        let memory = SourceHealthFile(environment: environment)
        let health = memory.health(now: { moment })
        health.failed("https://api.brightsky.dev bright-sky/forecast", .serverTrouble(status: 503), of: "bright-sky")
        memory.keep(health)
    }

    /// Changes the settings, as the window would.
    func choose(_ change: (inout Settings) -> Void) throws {
        let file = SettingsFile(try DataFolders(environment: environment).settingsFile)
        var settings = try file.load().settings
        change(&settings)
        try file.save(settings)
    }

    private static func alerts(from now: Date, _ severity: AlertSeverity) -> [Alert] {
        [
            Alert(
                id: "test.1", sender: "Example Weather Service", severity: severity, certainty: .likely,
                urgency: .expected, sent: now, onset: now.addingTimeInterval(6 * 3600),
                ends: now.addingTimeInterval(20 * 3600),
                texts: [
                    AlertText(
                        language: "en", event: "Snow and ice", headline: "Snow and ice tonight",
                        description: "Up to 5 cm of snow is expected above 200 m, and ice on untreated roads.",
                        instruction: "Allow more time for the way to work.", area: "Île-de-France")
                ], coverage: .named),
            Alert(
                id: "test.2", severity: .severe, ends: now.addingTimeInterval(7200),
                texts: [AlertText(language: "en", event: "Gale")]),
        ]
    }
}
