import Foundation

extension WeatherReport {
    /// Takes over every part that `newer` has, keeps the others, and knows of each why it was not renewed.
    ///
    /// Of the day on which new hours arrived, rows before the first of them stay where they are of the same source, and
    /// with them what fell in the time before the first: many sources give only what is to come, and without the hours
    /// before it nobody could tell that day's high and low.
    public mutating func merge(_ newer: WeatherReport) {
        // Air quality and alerts name no zone.
        if [.current, .minutes, .hours, .days].contains(where: { newer.fetchedAt($0) != nil }) {
            timeZone = newer.timeZone
        }
        current = newer.current ?? current
        minutes = newer.minutes ?? minutes
        days = newer.days ?? days
        if let newerHours = newer.hours { take(newerHours) }
        airQuality = newer.airQuality ?? airQuality
        alerts = newer.alerts ?? alerts
        for part in newer.parts { gaps[part] = nil }
        for (part, gap) in newer.gaps { gaps[part] = gap.continuing(gaps[part]) }
    }

    private mutating func take(_ newer: Sourced<[Hour]>) {
        let older = hours
        hours = newer
        let today = CivilDate(newer.fetchedAt, in: timeZone)
        guard let older, older.source.id == newer.source.id, let first = newer.value.first,
            let midnight = today.span(in: timeZone)?.lowerBound, midnight < first.time
        else { return }
        // A first row with sums tells of the rows within it already.
        let end = first.precipitation == nil ? first.time : first.covered.lowerBound
        let past = older.value.filter { midnight <= $0.time && ($0.time < end || $0.time == first.covered.lowerBound) }
        let same = older.value.first { $0.time == first.time }
        let rows = past + [first.completed(by: same)] + newer.value.dropFirst()
        hours?.value = rows
        guard days?.source.id == newer.source.id, let index = days?.value.firstIndex(where: { $0.date == today }),
            let whole = [Day].built(from: rows, in: timeZone).first(where: { $0.date == today })
        else { return }
        guard let own = days?.value[index] else { return }
        days?.value[index] = own.widened(toHold: whole).filled(from: whole)
    }
}

extension Hour {
    /// With what an earlier answer told of the time that ends at the row, where this one does not.
    fileprivate func completed(by earlier: Hour?) -> Hour {
        guard let earlier, self.precipitation == nil, precipitationProbability == nil else { return self }
        var hour = self
        hour.duration = earlier.duration
        hour.precipitation = earlier.precipitation
        hour.snowfall = self.snowfall ?? earlier.snowfall
        hour.precipitationProbability = earlier.precipitationProbability
        hour.thunderProbability = self.thunderProbability ?? earlier.thunderProbability
        (hour.high, hour.low) = (high ?? earlier.high, low ?? earlier.low)
        return hour
    }
}
