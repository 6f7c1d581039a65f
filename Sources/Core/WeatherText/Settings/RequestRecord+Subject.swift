import Foundation
public import WeatherModel

extension RequestRecord {
    /// Returns what was asked for in few words, such as "16 days, hours", as far as the address tells; nil where it does not.
    public func subjectText(_ formatter: WeatherFormatter) -> String? {
        if path.contains("/radar") || path.hasSuffix("/weather-maps.json") { return tr("rain radar") }
        let parts = parts
        guard !parts.isEmpty else { return nil }
        let days = value("forecast_days").flatMap { Int($0) }
        let words = parts.map { part in
            guard part == .days || part == .airQuality, let days else { return part.listedName }
            let count = tr(one: "{count} day", other: "{count} days", count: days, ["count": formatter.count(days)])
            return part == .days ? count : PhraseList.text([part.listedName, count])
        }
        return PhraseList.text(words)
    }

    /// Returns the name that was searched for, such as "sent “Hamburg”"; nil where none was.
    public func searchText(_ formatter: WeatherFormatter) -> String? {
        guard path.hasSuffix("/search") || path.hasSuffix("/direct") else { return nil }
        return (value("name") ?? value("q")).map { tr("sent “{name}”", ["name": formatter.isolated(phrase: $0)]) }
    }

    /// The southwestern and the northeastern corner of the area that was named to the server, as they were written; empty if none was.
    var corners: [(latitude: String, longitude: String)] {
        guard let south = value("min_lat"), let west = value("min_lon"), let north = value("max_lat"),
            let east = value("max_lon")
        else { return [] }
        return [(south, west), (north, east)]
    }

    /// The parts of the weather that the address names.
    private var parts: [WeatherPart] {
        // Open-Meteo names the quantities of each part.
        if path.hasSuffix("/v1/forecast") {
            let named: [(String, WeatherPart)] = [
                ("daily", .days), ("hourly", .hours), ("minutely_15", .minutes), ("current", .current),
            ]
            return named.filter { value($0.0) != nil }.map(\.1)
        }
        let path = path + "/"
        return Self.partsByPath.first { path.contains($0.0) }?.1 ?? []
    }

    /// What stands in the paths of the services, the longer one first where one contains another, with what is found there.
    private static let partsByPath: [(String, [WeatherPart])] = [
        ("/v1/air-quality/", [.airQuality]), ("/air_pollution/", [.airQuality]), ("/v1/ensemble/", [.spread]),
        ("/v1/archive/", [.hours]), ("/locationforecast/", [.hours]), ("/metalerts/", [.alerts]),
        ("/alerts/", [.alerts]), ("/alert/", [.alerts]), ("/area_status/", [.alerts]), ("/feeds/", [.alerts]),
        ("/warnings/feeds-", [.alerts]), ("/observations/", [.current]), ("/stations/", []),
        ("/forecast/hourly/", [.hours]), ("/current_weather/", [.current]), ("/data/2.5/weather/", [.current]),
        ("/data/2.5/forecast/", [.hours]), ("/gridpoints/", [.days]), ("/weather/", [.hours]),
    ]

    /// Returns a value of the query; nil without one.
    private func value(_ name: String) -> String? {
        URLComponents(string: address.replacing(Self.keyMark, with: ""))?.queryItems?.first { $0.name == name }?.value
    }
}
