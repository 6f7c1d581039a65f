import Foundation

extension WeatherReport {
    /// Replaces the parts that `newer` has, keeps the others, and takes over the reasons why parts are missing.
    ///
    /// Hours of the same source that lie before the first new hour of the day are kept, together with the totals that
    /// end at it: many sources give future hours only, and the day's high and low need the earlier ones. A zone that is
    /// known gives way to no mere offset, such as that of a source that says none, and a known height stays where the newer
    /// answer has none. Steps of a few minutes go with the hours
    /// they came with: where another source's take their place, they would put the one's rain into the other's hours, and
    /// where their source's new answer has none, they would be told as new.
    public mutating func merge(_ newer: WeatherReport) {
        // Air quality and alerts come without a time zone.
        let isForecast = [.current, .minutes, .hours, .days].contains { newer.fetchedAt($0) != nil }
        if isForecast, newer.timeZone.isOfRegion || !timeZone.isOfRegion {
            timeZone = newer.timeZone
        }
        elevation = newer.elevation ?? elevation
        current = newer.current ?? current
        if newer.minutes != nil || areMinutesReplaced(by: newer) { minutes = newer.minutes }
        days = newer.days ?? days
        if let newerHours = newer.hours { take(newerHours) }
        airQuality = newer.airQuality ?? airQuality
        alerts = newer.alerts ?? alerts
        spread = newer.spread ?? spread
        for part in newer.parts { gaps[part] = nil }
        for (part, gap) in newer.gaps { gaps[part] = gap.continuing(gaps[part]) }
    }

    private func areMinutesReplaced(by newer: WeatherReport) -> Bool {
        guard let minutes, let hours, let newerHours = newer.hours, minutes.source.id == hours.source.id else {
            return false
        }
        return newerHours.source.id == minutes.source.id
            ? minutes.fetchedAt < newerHours.fetchedAt : minutes.fetchedAt <= hours.fetchedAt
    }

    private mutating func take(_ newer: Sourced<[Hour]>) {
        let older = hours
        hours = newer
        let today = CivilDate(newer.fetchedAt, in: timeZone)
        guard let older, older.source.id == newer.source.id, let first = newer.value.first,
            let midnight = today.span(in: timeZone)?.lowerBound, midnight < first.time
        else { return }
        // If the first new row has totals, these already cover the older rows within its step.
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
    /// Returns the row with the condition, totals and extremes of an earlier answer if it has no totals itself.
    fileprivate func completed(by earlier: Hour?) -> Hour {
        guard let earlier, self.precipitation == nil, precipitationProbability == nil else { return self }
        var hour = self
        hour.duration = earlier.duration
        if self.condition == nil {
            (hour.condition, hour.sourceDescription) = (earlier.condition, earlier.sourceDescription)
        }
        hour.precipitation = earlier.precipitation
        hour.snowfall = self.snowfall ?? earlier.snowfall
        hour.precipitationProbability = earlier.precipitationProbability
        hour.thunderProbability = self.thunderProbability ?? earlier.thunderProbability
        (hour.high, hour.low) = (high ?? earlier.high, low ?? earlier.low)
        return hour
    }
}
