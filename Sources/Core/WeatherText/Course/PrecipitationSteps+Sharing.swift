import WeatherModel

extension [PrecipitationStep] {
    /// Returns the steps with the amount of their row, shared by those that are wet by their codes, where none within it has an
    /// amount.
    ///
    /// Time that no step tells has its share. A row that denies its steps is left alone.
    func sharing(_ rows: [HourSpan]) -> [PrecipitationStep] {
        guard contains(where: { $0.precipitation == nil && $0.condition != nil }) else { return self }
        var steps = self
        for row in rows {
            guard let amount = row.rain?.amount else { continue }
            let own = steps.indices.filter { index in
                let begin = steps[index].time.addingTimeInterval(-steps[index].duration)
                return begin >= row.start.time && steps[index].time <= row.end
            }
            let isUntold = own.allSatisfy { steps[$0].precipitation == nil && steps[$0].isWet != nil }
            guard !own.isEmpty, isUntold else { continue }
            func length(_ indices: [Int]) -> Double { indices.map { steps[$0].duration }.reduce(0, +) }
            let wet = own.filter { steps[$0].isWet == true }
            let share = amount.value / Swift.max(1, length(wet) + row.duration - length(own))
            let isNothing = amount.value < 0.1
            guard wet.isEmpty ? isNothing : share * 3600 >= PrecipitationStep.leastRate else { continue }
            for index in own {
                steps[index].precipitation = Precipitation(wet.contains(index) ? share * steps[index].duration : 0)
            }
        }
        return steps
    }
}
