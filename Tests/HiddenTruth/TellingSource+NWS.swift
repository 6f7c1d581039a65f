import Foundation
import WeatherModel

@testable import WeatherServices

extension TellingSource {
    /// Hours without an amount, half days, sums of six hours, and what a station saw some minutes ago.
    func nwsForecast(_ truth: TrueWeather) throws -> Forecast {
        let zone = truth.place.zone
        let hourly = hoursFromNow(truth).map { index in
            self.period(truth, truth.hour(index)..<truth.hour(index + 1), temperature: truth.temperatures[index])
        }
        let grid = try NWSGrid(Self.data(["properties": self.grid(truth)]))
        let hours = try NWSForecast(Self.data(["properties": ["periods": hourly]])).hours(grid: grid)
        let halves = try NWSForecast(Self.data(["properties": ["periods": halfDays(truth)]]))
            .days(in: zone, hours: hours)
        let sums = [Day].built(from: grid.sums, in: zone)
        return Forecast(
            source: .nationalWeatherService, fetchedAt: truth.now, timeZone: zone,
            current: try NWSObservation(Self.data(observation(truth)), station: nil).current, hours: hours,
            days: halves.filled(from: sums).filled(from: .built(from: hours, in: zone)))
    }

    private func halfDays(_ truth: TrueWeather) -> [[String: Any]] {
        let present = truth.hour(truth.index(truth.now))
        return (-1..<10).compactMap { half in
            // Six in the morning and in the evening, at least on days on which the clocks do not change.
            let start = truth.midnight.addingTimeInterval(Double(half) * 43_200 + 21_600)
            let end = start.addingTimeInterval(43_200)
            guard end > present else { return nil }
            let period = max(start, present)..<end
            let isDay = half % 2 == 0
            let degrees = truth.hours(period).map { truth.temperatures[$0] }
            return self.period(
                truth, period, temperature: (isDay ? degrees.max() : degrees.min()) ?? 0, isDay: isDay)
        }
    }

    private func period(
        _ truth: TrueWeather, _ period: Range<Date>, temperature: Double, isDay: Bool = true
    ) -> [String: Any] {
        [
            "startTime": period.lowerBound.formatted(.iso8601), "endTime": period.upperBound.formatted(.iso8601),
            "temperature": temperature.rounded(), "temperatureUnit": "C", "isDaytime": isDay,
            "probabilityOfPrecipitation": ["unitCode": "wmoUnit:percent", "value": truth.chance(period) ?? 0]
                as [String: Any],
            "icon": "https://api.weather.gov/icons/land/day/" + sky(truth, period).icon,
            "shortForecast": sky(truth, period).words,
        ]
    }

    private func grid(_ truth: TrueWeather) -> [String: Any] {
        let base = Int(truth.start.timeIntervalSince1970 / 3600)
        let first = (0..<6).first { (base + $0) % 6 == 0 } ?? 0
        let sums = stride(from: first, to: TrueWeather.hours - 6, by: 6).map { index -> [String: Any] in
            [
                "validTime": truth.hour(index).formatted(.iso8601) + "/PT6H",
                "value": tenths(truth, truth.hour(index)..<truth.hour(index + 6)),
            ]
        }
        return [
            "temperature": ["uom": "wmoUnit:degC", "values": [[String: Any]]()] as [String: Any],
            "quantitativePrecipitation": ["uom": "wmoUnit:mm", "values": sums] as [String: Any],
        ]
    }

    private func observation(_ truth: TrueWeather) -> [String: Any] {
        let time = observed(truth)
        let sky = sky(truth, time..<time.addingTimeInterval(60))
        return [
            "properties": [
                "timestamp": time.formatted(.iso8601), "textDescription": sky.words,
                "icon": "https://api.weather.gov/icons/land/day/" + sky.icon,
                "temperature": ["unitCode": "wmoUnit:degC", "value": truth.temperatures[truth.index(time)]]
                    as [String: Any],
            ] as [String: Any]
        ]
    }

    private func sky(_ truth: TrueWeather, _ period: Range<Date>) -> (icon: String, words: String) {
        let hours = max(period.upperBound.timeIntervalSince(period.lowerBound) / 3600, 1)
        let (rate, cloud) = (truth.sum(period) / hours, truth.clouds[truth.index(period.lowerBound)])
        return switch truth.fall(period) {
        case .rain?: ("rain", rate < 2.5 ? "Light Rain" : rate < 7.6 ? "Rain" : "Heavy Rain")
        case .snow?: ("snow", rate < 1 ? "Light Snow" : rate < 5 ? "Snow" : "Heavy Snow")
        case .thunder?: ("tsra", "Thunderstorms")
        case nil where cloud < 12: ("skc", "Clear")
        case nil where cloud < 40: ("sct", "Partly Cloudy")
        case nil where cloud < 80: ("bkn", "Mostly Cloudy")
        case nil: ("ovc", "Cloudy")
        }
    }
}
