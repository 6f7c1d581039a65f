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

    /// Whether any hour is known that is not over.
    public var hasHours: Bool {
        report?.hours(from: clock.now, count: 1).isEmpty == false
    }

    /// The chart from the beginning of yesterday on, if known; nil if no hours are known.
    public var chart: HoursChart? {
        report.flatMap { report in
            let settled = report.settled(at: clock.now)
            return HoursChart(
                metric, hours: chartHours(of: settled),
                days: report.dayRows, daylight: report.daylight(over: place.location.coordinates),
                dry: DryStretch.all(in: PrecipitationCourse(settled, at: clock.now), context(of: report)),
                missing: { self.missingText($0, of: report) }, context(of: report))
        }
    }

    /// Returns the temperature, rain and wind of one day's own hours; nil if none of them is known.
    ///
    /// - Parameter id: The identifier of the day, such as "2026-11-21".
    public func meteogram(ofDay id: String) -> Meteogram? {
        guard let report, let date = CivilDate(id) else { return nil }
        return Meteogram(of: date, in: report, over: place.location.coordinates, context(of: report))
    }

    private func missingText(_ quantity: String, of report: WeatherReport) -> String {
        tr(
            "{source} gives no values of this for the hours here: {quantity}.",
            ["source": report.hours?.source.name ?? "", "quantity": quantity])
    }

    /// The cards with details of wind, humidity, sun, moon, air quality and so on.
    public var details: [DetailCard] {
        report.map { DetailCards(of: $0, over: place.location.coordinates, context(of: $0)).all } ?? []
    }

    /// The sections that the settings show, in their order.
    public var sections: [PageSection] { format.layout.sections }

    /// Returns the sky behind the current weather; nil if nothing is known, or the settings disable it.
    public func background(_ style: ColourStyle) -> WeatherBackground? {
        guard format.layout.showsBackground else { return nil }
        return present.map { WeatherBackground($0.condition, isDay: isDay($0), style: style) }
    }

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
