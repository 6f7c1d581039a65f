public import Charts
import Foundation
import WeatherModel
import WeatherServices
public import WeatherText

extension WeatherViewModel {
    /// The summary of the coming hours with a comparison with yesterday; nil if nothing is known.
    public var summary: String? {
        guard let report = settled, !awaitsWeather else { return nil }
        return kept(\.summary, false, in: report) { PageSummary(of: report, context(of: report)).text }
    }

    /// The same for a screen reader, with units as words; nil if nothing is known.
    public var spokenSummary: String? {
        guard let report = settled, !awaitsWeather else { return nil }
        return PageSummary(of: report, context(of: report).speaking).text
    }

    /// The rain in the next two hours; nil if it stays dry or is not known.
    public var rainStrip: RainStrip? {
        settled.flatMap { RainStrip(of: $0, context(of: $0)) }
    }

    /// The origin of the rain in the next two hours: of the steps of a few minutes or, without any, of the hours.
    public var rainProvenance: String? {
        settled.flatMap { report in
            Provenance.text(ofForecast: report.minutes, context(of: report))
                ?? Provenance.text(ofForecast: report.hours, context(of: report))
        }
    }

    /// The tiles of periods such as today and tonight, with their names alone while the weather is awaited; empty if
    /// nothing is known.
    public var tiles: [ForecastTile] {
        guard !awaitsWeather else { return awaitedTiles }
        guard let report = settled else { return [] }
        return kept(\.tiles, false, in: report) {
            ForecastTiles(of: report, over: place.location.coordinates, context(of: report)).all
        }
    }

    /// Whether any hour is known that is not over.
    public var hasHours: Bool {
        settled?.hasHours == true
    }

    /// The chart from the beginning of yesterday on, if known; nil if no hours are known.
    public var chart: HoursChart? {
        settled.flatMap { report in
            kept(\.chart, metric, in: report) {
                HoursChart(
                    metric, hours: chartHours(of: report),
                    days: report.dayRows, daylight: report.daylight(over: place.location.coordinates),
                    dry: DryStretch.all(in: report.course, context(of: report)),
                    isAged: report.agedForecast != nil, missing: { self.missingText($0, of: report) },
                    caption: caption(of: report), memory: keptParts.hours, context(of: report))
            }
        }
    }

    /// Returns the temperature, rain and wind of one day's own hours; nil if none of them is known.
    ///
    /// - Parameter id: The identifier of the day, such as "2026-11-21".
    public func meteogram(ofDay id: String) -> Meteogram? {
        guard let report = settled, let date = CivilDate(id) else { return nil }
        return Meteogram(of: date, in: report, over: place.location.coordinates, context(of: report))
    }

    /// Returns the sky of one day; nil if its hours are not known from midnight to midnight.
    ///
    /// - Parameter id: The identifier of the day, such as "2026-11-21".
    public func ribbon(ofDay id: String) -> DayRibbon? {
        guard let report = settled, let date = CivilDate(id) else { return nil }
        return DayRibbon(of: date, in: report, over: place.location.coordinates)
    }

    /// What a copy of the chart says of itself.
    func caption(of report: SettledReport) -> ChartCaption? {
        report.hours.flatMap { caption(of: $0, with: report.foreignSteps, from: $0.value.map(\.time), in: report) }
    }

    /// What a copy of a part's values says of itself.
    ///
    /// - Parameter steps: What another source says of the next hours, which is drawn among them; nil where there is none.
    func caption<Value>(
        of part: Sourced<Value>, with steps: Sourced<[PrecipitationStep]>? = nil, from times: [Date],
        in report: SettledReport
    ) -> ChartCaption? {
        let (context, sources) = (context(of: report), [part.source, steps?.source].compactMap(\.self))
        let dates = [times.first, times.last].map { time in
            time.map { CivilDate($0, in: context.zone).description } ?? ""
        }
        return ChartCaption(
            place: location, date: CivilDate(clock.now, in: context.zone).description,
            period: dates[0] == dates[1] ? dates[0] : tr("{first} to {last}", ["first": dates[0], "last": dates[1]]),
            credit: PhraseList.text(
                sources.flatMap { [$0.localAttribution, $0.licence, $0.creditedHomepage] as [String?] }),
            provenance: PhraseList.text([
                Provenance.text(ofForecast: part, context), Provenance.text(ofForecast: steps, context),
            ]))
    }

    func missingText(_ quantity: String, of report: SettledReport) -> String {
        tr(
            "{source} has no hourly values for this place: {quantity}.",
            ["source": report.hours?.source.localName ?? "", "quantity": quantity])
    }

    /// The weather, or a report of none in the place's time zone, as sun and moon need no more; nil where that is unknown.
    var settledForSky: SettledReport? {
        settled ?? zone.map { WeatherReport(timeZone: $0).settled(at: clock.now) }
    }

    /// The cards with details of wind, humidity, sun, moon, air quality and so on; without any weather those that are
    /// computed from date and place alone.
    public var details: [DetailCard] {
        guard let known = settledForSky else { return [] }
        return kept(\.details, false, in: known) {
            DetailCards(of: known, over: place.location.coordinates, context(of: known)).all
        }
    }

    /// The sections that the settings show, in their order; none while hours or days are still awaited.
    ///
    /// What lies above them, and the number of days, is not known before, and they would move.
    public var sections: [PageSection] { awaitsWeather ? [] : format.layout.sections }

    func context(of report: SettledReport) -> SentenceContext {
        SentenceContext(formatter, in: report.timeZone, at: clock.now)
    }

    /// Returns the hours from the beginning of yesterday on.
    private func chartHours(of report: SettledReport) -> [Hour] {
        let yesterday = CivilDate(clock.now, in: report.timeZone).dayNumber - 1
        guard let start = CivilDate(dayNumber: yesterday).start(in: report.timeZone) else { return report.hourRows }
        return report.hourRows.filter { $0.time >= start }
    }
}
