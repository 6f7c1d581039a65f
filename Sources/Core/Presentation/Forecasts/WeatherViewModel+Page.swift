public import Charts
import Foundation
import WeatherModel
public import WeatherText

extension WeatherViewModel {
    /// What the hours to come bring and how today compares with yesterday; nil where nothing can be said.
    public var summary: String? {
        guard let report else { return nil }
        return PageSummary(of: report, telling(of: report)).text
    }

    /// Nil where it stays dry, or the two hours are not known.
    public var rainStrip: RainStrip? {
        report.flatMap { RainStrip(of: $0, telling(of: $0)) }
    }

    /// Today, Tonight, Tomorrow and so on; empty while nothing is known.
    public var tiles: [ForecastTile] {
        report.map { ForecastTiles(of: $0, over: place.location.coordinates, telling(of: $0)).all } ?? []
    }

    /// From the beginning of yesterday on, as far as hours are known; nil where none has what is chosen.
    public var chart: HoursChart? {
        report.flatMap { report in
            let settled = report.settled(at: clock.now)
            return HoursChart(
                metric, hours: hours(from: CivilDate(clock.now, in: report.timeZone).dayNumber - 1, of: settled),
                days: report.dayRows, daylight: report.daylight(over: place.location.coordinates),
                dry: DryStretch.all(in: PrecipitationCourse(settled, at: clock.now), telling(of: report)),
                telling(of: report))
        }
    }

    /// That the hours lack what is chosen; nil where they have it, and where there are none.
    public var chartNotice: String? {
        guard let hours = report?.hours, !hours.value.isEmpty, chart == nil else { return nil }
        return tr(
            "{source} gives no values of this for the hours here: {quantity}.",
            ["source": hours.source.name, "quantity": metric.title])
    }

    /// Wind, humidity and so on, sun and moon, air quality: each with its place on its scale.
    public var details: [DetailCard] {
        report.map { DetailCards(of: $0, over: place.location.coordinates, telling(of: $0)).all } ?? []
    }

    /// Those the settings show, in their order.
    public var sections: [PageSection] { format.layout.sections }

    /// The sky behind the present weather; nil while nothing is known, and where the settings want none.
    public func background(_ style: ColourStyle) -> WeatherBackground? {
        guard format.layout.showsBackground else { return nil }
        return present.map { WeatherBackground($0.condition, isDay: $0.isDay, style: style) }
    }

    func telling(of report: WeatherReport) -> Telling {
        Telling(formatter, in: report.timeZone, at: clock.now)
    }

    private func hours(from dayNumber: Int, of report: WeatherReport) -> [Hour] {
        guard let start = CivilDate(dayNumber: dayNumber).start(in: report.timeZone) else { return report.hourRows }
        return report.hourRows.filter { $0.time >= start }
    }
}
