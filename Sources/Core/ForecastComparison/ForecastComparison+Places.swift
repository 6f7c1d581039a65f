extension ForecastComparison {
    /// The index of the forecast whose highs are the highest on average over the days that all know; nil where there is none, or
    /// two are less than half a degree apart.
    public var warmest: Int? {
        extreme(least: 0.5) { $0.high?.value }
    }

    /// The index of the forecast with the least precipitation over the days that all know; nil where there is none, or two are
    /// less than a millimetre a day apart.
    public var driest: Int? {
        let share = Double(max(shared { $0.precipitation?.value }.first?.count ?? 0, 1))
        return extreme(least: 1 / share) { $0.precipitation.map { -$0.value } }
    }

    private func extreme(least gap: Double, _ value: (ComparedDay) -> Double?) -> Int? {
        let means = shared(value).map { $0.reduce(0, +) / Double(max($0.count, 1)) }
        let ranks = means.indices.sorted { means[$0] > means[$1] }
        guard ranks.count > 1, means[ranks[0]] - means[ranks[1]] >= gap else { return nil }
        return ranks[0]
    }

    /// Returns the values of the whole days on which every forecast has one, for each forecast; empty where no day has all.
    private func shared(_ value: (ComparedDay) -> Double?) -> [[Double]] {
        guard days.count > 1 else { return [] }
        let common = dates.indices.compactMap { offset -> [Double]? in
            let all = days.compactMap { row in row[offset].flatMap { $0.isWhole ? value($0) : nil } }
            return all.count == days.count ? all : nil
        }
        return common.isEmpty ? [] : days.indices.map { row in common.map { $0[row] } }
    }
}
