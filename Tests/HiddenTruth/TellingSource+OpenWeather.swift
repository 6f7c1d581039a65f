import Foundation
import WeatherModel

@testable import WeatherServices

extension TellingSource {
    /// One Call's hours of two days.
    func oneCall(_ truth: TrueWeather) -> [String: Any] {
        let rows = hoursFromNow(truth).prefix(48).map { index -> [String: Any] in
            var row = row(truth, period(truth, endingAt: index), hours: 1, at: index)
            row["temp"] = truth.temperatures[index]
            row["clouds"] = truth.clouds[index]
            return row
        }
        return [
            "lat": 51.5, "lon": -0.13, "timezone": truth.place.zone.identifier,
            "timezone_offset": truth.place.zone.secondsFromGMT(for: truth.now), "hourly": Array(rows),
        ]
    }

    /// The free product: the weather of some minutes ago, and steps of three hours from the next one on.
    func openWeatherForecast(_ truth: TrueWeather) throws -> Forecast {
        let base = Int(truth.start.timeIntervalSince1970 / 3600)
        let next = truth.index(truth.now) + 1
        let first = (next..<next + 3).first { (base + $0) % 3 == 0 } ?? next
        let rows = stride(from: first, to: min(first + 120, TrueWeather.hours), by: 3).map { index in
            grouped(row(truth, period(truth, endingAt: index, hours: 3), hours: 3, at: index), truth, at: index)
        }
        let zone = truth.place.zone.secondsFromGMT(for: truth.now)
        let time = observed(truth)
        var present = grouped(
            row(truth, time..<time.addingTimeInterval(60), hours: 1, at: truth.index(time)), truth,
            at: truth.index(time))
        (present["dt"], present["timezone"]) = (Int(time.timeIntervalSince1970), zone)
        let answer: [String: Any] = ["cod": "200", "list": Array(rows), "city": ["timezone": zone]]
        return try Forecast(joining: [
            Result { () throws(FetchError) in
                try OpenWeatherCurrentDecoder(fetchedAt: truth.now).forecast(from: (try? Self.data(present)) ?? Data())
            },
            Result { () throws(FetchError) in
                try OpenWeatherForecastDecoder(fetchedAt: truth.now).forecast(from: (try? Self.data(answer)) ?? Data())
            },
        ])
    }

    private func grouped(_ row: [String: Any], _ truth: TrueWeather, at index: Int) -> [String: Any] {
        row.merging([
            "main": ["temp": truth.temperatures[index]], "clouds": ["all": truth.clouds[index]],
        ]) { own, _ in own }
    }

    private func row(_ truth: TrueWeather, _ period: Range<Date>, hours: Int, at index: Int) -> [String: Any] {
        let (fall, amount, cloud) = (truth.fall(period), tenths(truth, period), truth.clouds[index])
        let rate = truth.sum(period) / Double(hours)
        let code =
            switch fall {
            case .rain?: rate < 2.5 ? 500 : rate < 7.6 ? 501 : 502
            case .snow?: rate < 1 ? 600 : rate < 5 ? 601 : 602
            case .thunder?: 201
            case nil: cloud < 12 ? 800 : cloud < 40 ? 801 : cloud < 80 ? 803 : 804
            }
        var row: [String: Any] = [
            "dt": Int(truth.hour(index).timeIntervalSince1970), "pop": (truth.chance(period) ?? 0) / 100,
            "weather": [["id": code]],
        ]
        if amount > 0 { row[fall == .snow ? "snow" : "rain"] = ["\(hours)h": amount] }
        return row
    }
}
