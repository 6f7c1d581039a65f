import WeatherModel

extension Day {
    /// With a known low and high widened to hold the temperatures, so that what is shown beside them never lies outside.
    func reaching(to temperatures: [Temperature?]) -> Day {
        let known = temperatures.compactMap { $0 }
        var day = self
        day.high = high.map { max($0, known.max() ?? $0) }
        day.low = low.map { min($0, known.min() ?? $0) }
        return day
    }
}
