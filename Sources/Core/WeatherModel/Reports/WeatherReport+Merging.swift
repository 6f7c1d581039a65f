import Foundation

extension WeatherReport {
    /// Takes over every part that `newer` has, keeps the others, and knows of each why it was not renewed.
    ///
    /// Of the day on which new hours arrived, rows before the first of them stay where they are of the same source: many
    /// sources give only what is to come, and without the hours before it nobody could tell that day's high and low.
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
        let past = older.value.filter { midnight <= $0.time && $0.time < first.time }
        guard !past.isEmpty else { return }
        hours?.value = past + newer.value
        guard days?.source.id == newer.source.id, let index = days?.value.firstIndex(where: { $0.date == today }),
            let whole = [Day].built(from: past + newer.value, in: timeZone).first(where: { $0.date == today })
        else { return }
        days?.value[index].fill(from: whole)
    }
}

extension Day {
    /// Takes over what is missing.
    fileprivate mutating func fill(from other: Day) {
        condition = condition ?? other.condition
        high = high ?? other.high
        low = low ?? other.low
        apparentHigh = apparentHigh ?? other.apparentHigh
        apparentLow = apparentLow ?? other.apparentLow
        precipitation = precipitation ?? other.precipitation
        precipitationProbability = precipitationProbability ?? other.precipitationProbability
        snowfall = snowfall ?? other.snowfall
        windSpeedMax = windSpeedMax ?? other.windSpeedMax
        windGustMax = windGustMax ?? other.windGustMax
        windDirection = windDirection ?? other.windDirection
        uvIndexMax = uvIndexMax ?? other.uvIndexMax
        sunshineDuration = sunshineDuration ?? other.sunshineDuration
    }
}
