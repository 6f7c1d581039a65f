import Foundation

extension TellingSource {
    /// Rows and days in the offset of today, whatever the clocks do later, as Open-Meteo gives them.
    func openMeteo(_ truth: TrueWeather) -> [String: Any] {
        let offset = truth.place.zone.secondsFromGMT(for: truth.now)
        func local(_ time: Date, _ length: Int = 16) -> String {
            String(time.addingTimeInterval(Double(offset)).formatted(.iso8601).prefix(length))
        }
        let rows = (1..<TrueWeather.hours).filter { !truth.gaps.contains($0) }
        let periods = rows.map { period(truth, endingAt: $0) }
        let hourly: [String: Any] = [
            "time": rows.map { local(truth.hour($0)) }, "temperature_2m": rows.map { truth.temperatures[$0] },
            "weather_code": zip(rows, periods).map { code(truth, $1, cloud: truth.clouds[$0]) },
            "precipitation": periods.map { tenths(truth, $0) },
            "precipitation_probability": rows.map { truth.chances[$0 - 1] },
        ]
        let today = truth.midnight
        let days = (0..<5).map {
            today.addingTimeInterval(Double($0) * 86_400)..<today.addingTimeInterval(Double($0 + 1) * 86_400)
        }
        let temperatures = days.map { day in truth.hours(day).map { truth.temperatures[$0] } }
        let daily: [String: Any] = [
            "time": days.map { local($0.lowerBound.addingTimeInterval(43_200), 10) },
            "temperature_2m_max": temperatures.map { $0.max() ?? 0 },
            "temperature_2m_min": temperatures.map { $0.min() ?? 0 },
            "precipitation_sum": days.map { tenths(truth, $0) },
            "precipitation_probability_max": days.map { truth.chance($0) ?? 0 },
            "weather_code": days.map { wmo(truth.fall($0), rate: truth.sum($0) / 8, cloud: 60) },
        ]
        let quarter = Date(timeIntervalSince1970: (truth.now.timeIntervalSince1970 / 900).rounded(.down) * 900)
        let before = quarter.addingTimeInterval(-900)..<quarter
        let current: [String: Any] = [
            "time": local(quarter), "interval": 900, "temperature_2m": truth.temperatures[truth.index(truth.now)],
            "precipitation": tenths(truth, before),
            "weather_code": code(truth, before, cloud: truth.clouds[truth.index(truth.now)]),
        ]
        let units = ["precipitation": "mm", "temperature_2m": "°C"]
        var answer: [String: Any] = [
            "utc_offset_seconds": offset, "timezone": truth.place.zone.identifier, "current": current,
            "current_units": units, "hourly": hourly, "hourly_units": units, "daily": daily,
            "daily_units": ["temperature_2m_max": "°C", "temperature_2m_min": "°C", "precipitation_sum": "mm"],
        ]
        guard self == .openMeteoWithQuarters else { return answer }
        let quarters = (0..<24).map {
            quarter.addingTimeInterval(Double($0 - 1) * 900)..<quarter.addingTimeInterval(Double($0) * 900)
        }
        answer["minutely_15_units"] = units
        answer["minutely_15"] =
            [
                "time": quarters.map { local($0.upperBound) }, "precipitation": quarters.map { tenths(truth, $0) },
                "weather_code": quarters.map { code(truth, $0, cloud: 60) },
            ] as [String: Any]
        return answer
    }

    private func code(_ truth: TrueWeather, _ period: Range<Date>, cloud: Double) -> Int {
        let hours = period.upperBound.timeIntervalSince(period.lowerBound) / 3600
        return wmo(truth.fall(period), rate: truth.sum(period) / hours, cloud: cloud)
    }
}
