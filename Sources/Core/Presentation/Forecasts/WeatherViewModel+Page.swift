public import Charts
import Foundation
import WeatherModel
public import WeatherText

extension WeatherViewModel {
    /// The summary of the coming hours with a comparison with yesterday; nil if nothing is known.
    public var summary: String? {
        guard let report else { return nil }
        return PageSummary(of: report, context(of: report)).text
    }

    /// The rain in the next two hours; nil if it stays dry or is not known.
    public var rainStrip: RainStrip? {
        report.flatMap { RainStrip(of: $0, context(of: $0)) }
    }

    /// The tiles of periods such as today and tonight; empty if nothing is known.
    public var tiles: [ForecastTile] {
        report.map { ForecastTiles(of: $0, over: place.location.coordinates, context(of: $0)).all } ?? []
    }

    /// The chart from the beginning of yesterday on, if known; nil if no hour has the chosen quantity.
    public var chart: HoursChart? {
        report.flatMap { report in
            let settled = report.settled(at: clock.now)
            return HoursChart(
                metric, hours: chartHours(of: settled),
                days: report.dayRows, daylight: report.daylight(over: place.location.coordinates),
                dry: DryStretch.all(in: PrecipitationCourse(settled, at: clock.now), context(of: report)),
                context(of: report))
        }
    }

    /// The message that the hours lack the chosen quantity; nil if they have it, or there are no hours.
    public var chartNotice: String? {
        guard let report, let hours = report.hours, !hours.value.isEmpty,
            !HoursChart.canShow(metric, chartHours(of: report.settled(at: clock.now)), formatter)
        else { return nil }
        return tr(
            "{source} gives no values of this for the hours here: {quantity}.",
            ["source": hours.source.name, "quantity": metric.title])
    }

    /// The cards with details of wind, humidity, sun, moon, air quality and so on.
    public var details: [DetailCard] {
        report.map { DetailCards(of: $0, over: place.location.coordinates, context(of: $0)).all } ?? []
    }

    /// The sections that the settings show, in their order.
    public var sections: [PageSection] { format.layout.sections }

    func context(of report: WeatherReport) -> SentenceContext {
        SentenceContext(formatter, in: report.timeZone, at: clock.now)
    }

    /// Returns the hours from the beginning of yesterday on.
    private func chartHours(of report: WeatherReport) -> [Hour] {
        let yesterday = CivilDate(clock.now, in: report.timeZone).dayNumber - 1
        guard let start = CivilDate(dayNumber: yesterday).start(in: report.timeZone) else { return report.hourRows }
        return report.hourRows.filter { $0.time >= start }
    }
}
