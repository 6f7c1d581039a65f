import Foundation
import WeatherModel

@testable import WeatherServices

extension TellingSource {
    /// Rows from the day before on, and what a station measured some minutes ago.
    func brightSkyForecast(_ truth: TrueWeather) throws -> Forecast {
        let rows = (1..<TrueWeather.hours).filter { !truth.gaps.contains($0) }.map { index -> [String: Any] in
            let period = period(truth, endingAt: index)
            var row = record(truth, period, at: index)
            row["timestamp"] = truth.hour(index).formatted(.iso8601)
            row["precipitation"] = tenths(truth, period)
            row["precipitation_probability"] = truth.chances[index - 1]
            return row
        }
        let time = observed(truth)
        var present = record(truth, time..<time.addingTimeInterval(60), at: truth.index(time))
        present["timestamp"] = time.formatted(.iso8601)
        let stations: [[String: Any]] = [["id": 1, "observation_type": "synop", "station_name": "Somewhere"]]
        let decoder = BrightSkyDecoder()
        return Forecast(
            source: .brightSky, fetchedAt: truth.now, timeZone: truth.place.zone,
            current: try decoder.current(from: Self.data(["weather": present, "sources": stations])),
            hours: try decoder.hours(from: Self.data(["weather": rows, "sources": stations])))
    }

    private func record(_ truth: TrueWeather, _ period: Range<Date>, at index: Int) -> [String: Any] {
        let name =
            switch truth.fall(period) {
            case .rain?: "rain"
            case .snow?: "snow"
            case .thunder?: "thunderstorm"
            case nil: "dry"
            }
        let cloud = truth.clouds[index]
        let sky = cloud < 12 ? "clear-day" : cloud < 80 ? "partly-cloudy-day" : "cloudy"
        return [
            "source_id": 1, "temperature": truth.temperatures[index], "cloud_cover": cloud, "condition": name,
            "icon": name == "dry" ? sky : name,
        ]
    }
}
