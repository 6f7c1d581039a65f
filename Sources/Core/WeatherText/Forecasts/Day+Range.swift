import WeatherModel

extension Day {
    /// Returns the day with a known low and high widened to contain the temperatures that are shown beside them.
    func reaching(to temperatures: [Temperature?]) -> Day {
        let known = temperatures.compactMap { $0 }
        var day = self
        day.high = high.map { max($0, known.max() ?? $0) }
        day.low = low.map { min($0, known.min() ?? $0) }
        return day
    }
}
