import Foundation
import Testing
import WeatherModel
import WeatherServices
import WeatherStore

@testable import SourceSettings

struct SettingsSnapshotTests {
    private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

    private func settings(_ servers: [String: String]) -> Settings {
        var settings = Settings()
        settings.servers = servers
        return settings
    }

    @Test("a server of the command line comes before the one of the settings, which serves the other sources still")
    func servers() throws {
        let snapshot = SettingsSnapshot(
            settings([
                "open-meteo": "https://a.example.org", "met-norway": "https://b.example.org", "nws": "",
                "bright-sky": "https://c:65536",
            ]),
            servers: ["open-meteo": try url("http://127.0.0.1:8080")])
        #expect(snapshot.access.servers["open-meteo"] == (try url("http://127.0.0.1:8080")))
        #expect(snapshot.access.servers["met-norway"] == (try url("https://b.example.org")))
        #expect(snapshot.access.servers["nws"] == nil)
        #expect(snapshot.access.servers["bright-sky"] == nil)
        snapshot.replace(settings(["open-meteo": "https://c.example.org"]))
        #expect(snapshot.access.servers["open-meteo"] == (try url("http://127.0.0.1:8080")))
        #expect(snapshot.access.servers["met-norway"] == nil)
    }

    @Test("a server of Open-Meteo's kind serves the air, too, unless another one is named for that")
    func airQuality() throws {
        let own = SettingsSnapshot(settings(["open-meteo": "https://a.example.org"]))
        #expect(own.access.servers[WeatherSource.openMeteoAirQuality.id] == (try url("https://a.example.org")))
        let both = SettingsSnapshot(
            settings(["open-meteo-air-quality": "https://b.example.org"]),
            servers: ["open-meteo": try url("https://c.example.org")])
        #expect(both.access.servers[WeatherSource.openMeteoAirQuality.id] == (try url("https://b.example.org")))
        #expect(SettingsSnapshot(Settings()).access.servers.isEmpty)
    }

    @Test("a key counts for the server it was given for, and for no other")
    func keys() async throws {
        let key = APIKey("0123456789abcdef")
        let snapshot = SettingsSnapshot(Settings(), keys: KeyRing(MockKeyStore([.openWeather: "0123456789abcdef"])))
        #expect(snapshot.access.openWeatherKey == nil)
        #expect(await snapshot.key(for: .openWeather, at: nil) == key)
        #expect(snapshot.access.openWeatherKey == key)
        snapshot.replace(settings(["openweather": "https://d.example.org"]))
        #expect(snapshot.access.openWeatherKey == nil)
        #expect(await snapshot.key(for: .openWeather, at: try url("https://d.example.org")) == nil)
        snapshot.replace(settings(["openweather": "https://api.openweathermap.org/proxy"]))
        #expect(snapshot.access.openWeatherKey == key)
    }

    @Test("the order of sources and how exactly they learn of a place follow the settings and each place's own order")
    func preferences() {
        let snapshot = SettingsSnapshot(Settings())
        #expect(snapshot.preferences.precision == .fourDecimals)
        var settings = Settings()
        settings.sourceOrder = ["met-norway", "open-meteo"]
        settings.coordinatePrecision = .twoDecimals
        snapshot.replace(settings)
        snapshot.replaceOrders(of: [
            SavedPlace(Samples.london, sourceOrder: ["bright-sky"]), SavedPlace(Samples.paris),
        ])
        #expect(snapshot.preferences.order == ["met-norway", "open-meteo"])
        #expect(snapshot.preferences.orderByPlace == [Samples.london.id: ["bright-sky"]])
        #expect(snapshot.preferences.precision == .twoDecimals)
    }
}
