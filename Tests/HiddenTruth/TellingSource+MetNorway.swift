import Foundation

extension TellingSource {
    /// Steps of an hour, each with the weather of the time after it, and later steps of six.
    func metNorway(_ truth: TrueWeather) -> [String: Any] {
        let coarse = coarseBeginning(truth)
        let fine = hoursFromNow(truth).filter { $0 < coarse }.map { step(truth, $0, hours: 1) }
        let rest = stride(from: coarse, to: TrueWeather.hours - 6, by: 6).map { step(truth, $0, hours: 6) }
        let units = ["air_temperature": "celsius", "cloud_area_fraction": "%", "precipitation_amount": "mm"]
        let meta: [String: Any] = ["updated_at": truth.now.formatted(.iso8601), "units": units]
        return ["type": "Feature", "properties": ["meta": meta, "timeseries": fine + rest] as [String: Any]]
    }

    private func step(_ truth: TrueWeather, _ index: Int, hours: Int) -> [String: Any] {
        let period = truth.hour(index)..<truth.hour(index + hours)
        let own = index..<index + hours
        var details: [String: Any] = [
            "precipitation_amount": tenths(truth, period),
            "probability_of_precipitation": own.map { truth.chances[$0] }.max() ?? 0,
        ]
        if hours > 1 {
            details["air_temperature_max"] = own.map { truth.temperatures[$0] }.max()
            details["air_temperature_min"] = own.map { truth.temperatures[$0] }.min()
        }
        let cloud = cloud(truth, of: own)
        let rate = truth.sum(period) / Double(hours)
        let next: [String: Any] = [
            "summary": ["symbol_code": symbol(truth.fall(period), rate: rate, cloud: cloud)], "details": details,
        ]
        let instant = ["air_temperature": truth.temperatures[index], "cloud_area_fraction": truth.clouds[index]]
        return [
            "time": truth.hour(index).formatted(.iso8601),
            "data": ["instant": ["details": instant], "next_\(hours)_hours": next] as [String: Any],
        ]
    }

    private func symbol(_ fall: TrueFall?, rate: Double, cloud: Double) -> String {
        switch fall {
        case .rain?: rate < 2.5 ? "lightrain" : rate < 7.6 ? "rain" : "heavyrain"
        case .snow?: rate < 1 ? "lightsnow" : rate < 5 ? "snow" : "heavysnow"
        case .thunder?: "rainandthunder"
        case nil: cloud < 12 ? "clearsky_day" : cloud < 40 ? "fair_day" : cloud < 80 ? "partlycloudy_day" : "cloudy"
        }
    }
}
