import Foundation
package import WeatherModel
import WeatherStore

extension UsualMean {
    /// The kelvins from which on a difference is told.
    ///
    /// Below 1.5 K a difference says nothing, as the grid is no better. It is also up to 1 K colder than the stations of
    /// cities, which are warm: that is no reason to correct it, and the kelvin above keeps an ordinary day there from being
    /// called warm. Of 200 towns the grid itself was this far off the station in one of a hundred months
    /// (`docs/normals.md`).
    private static let least = 2.5

    /// Returns "4° warmer than usual for the time of year" of the mean of today; nil where that is not known.
    package func verdict(in report: SettledReport, _ context: SentenceContext) -> String? {
        let (today, formatter) = (CivilDate(context.now, in: context.zone), context.formatter)
        guard let mean = report.meanTemperature(on: today) else { return nil }
        let difference = mean.value - temperature.value
        guard abs(difference) >= Self.least else { return tr("About usual for the time of year") }
        // A difference has no zero of its own to be counted from.
        let units = formatter.units
        let scaled = units.number(Temperature(abs(difference))) - units.number(Temperature(0))
        guard let shown = TemperatureText.whole(scaled) else { return nil }
        let degrees = ["degrees": formatter.degreesText(shown)]
        return difference > 0
            ? tr("{degrees} warmer than usual for the time of year", degrees)
            : tr("{degrees} colder than usual for the time of year", degrees)
    }

    /// Returns what is compared, the years and the source.
    package func origin(_ formatter: WeatherFormatter) -> String {
        tr(
            "Usual: the mean of the day, {first} to {last}. {source}.",
            [
                "first": formatter.count(years.lowerBound), "last": formatter.count(years.upperBound),
                "source": MonthlyNormals.attribution,
            ])
    }
}

extension SettledReport {
    /// Returns the mean temperature of a day, by its hours where twenty of them are known, else between its high and its
    /// low, as the monthly means are made; nil where neither is known.
    func meanTemperature(on date: CivilDate) -> Temperature? {
        guard let span = date.span(in: self.timeZone) else { return nil }
        let hours = hourRows.filter { span.contains($0.time) && $0.temperature != nil }
        let time = hours.reduce(0) { $0 + $1.duration }
        if time >= PageQuantity.known {
            return Temperature(hours.reduce(0) { $0 + ($1.temperature?.value ?? 0) * $1.duration } / time)
        }
        let day = dayRows.first { $0.date == date && !$0.isPartial }
        guard let high = day?.high, let low = day?.low else { return nil }
        return Temperature((high.value + low.value) / 2)
    }
}
