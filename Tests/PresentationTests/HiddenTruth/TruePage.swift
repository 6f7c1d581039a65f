import Foundation
import HiddenTruth
import WeatherModel

@testable import Charts
@testable import Presentation
@testable import WeatherText

/// What is read and heard of a report, beside the weather that it is about.
struct TruePage {
    let truth: TrueWeather
    let source: TellingSource
    let summary: String
    let hours: [HourRow]
    let days: [DayRow]
    let tiles: [ForecastTile]
    let rain: RainThisHour?
    /// The sentence of the next two hours; nil where nothing falls or nothing is known.
    let twoHours: String?
    /// Whether rain is told as news now.
    let isNews: Bool
    /// The period about which the source says what falls: to its first gap or its last row.
    let known: Range<Date>
    /// Whether the source says of the present that something falls where nothing does, or the other way round.
    let isBehind: Bool
    let daylight: Daylight
    /// Whether what is known ends with the last row, not at a gap.
    private let endsWithRows: Bool
    /// The end of each row by its beginning.
    let ends: [Date: Date]
    /// The rows of later hours about which everything is known.
    private(set) var knownHours: [(row: HourRow, period: Range<Date>)] = []
    /// The rows of days about which everything is known, each with what is left of it.
    private(set) var knownDays: [(row: DayRow, period: Range<Date>)] = []
    /// The tiles about whose time everything is known.
    private(set) var knownTiles: [(tile: ForecastTile, period: Range<Date>)] = []

    init(_ truth: TrueWeather, by source: TellingSource) throws {
        (self.truth, self.source) = (truth, source)
        let (report, place) = (try source.report(of: truth), truth.place.coordinates)
        let context = SentenceContext(Samples.formatter, in: truth.place.zone, at: truth.now)
        let settled = report.settled(at: truth.now)
        let course = settled.course
        summary = PageSummary(of: report, context).text ?? ""
        hours = HourRow.rows(of: report, over: place, at: truth.now, formatter: Samples.formatter, count: 72)
        let today = CivilDate(truth.now, in: truth.place.zone).description
        days = DayRow.rows(of: report, over: place, at: truth.now, formatter: Samples.formatter, open: today)
        tiles = ForecastTiles(of: report, over: place, context).all
        rain = RainThisHour(of: report, context)
        twoHours = RainStrip(of: report, context)?.text
        isNews = RainOnset(of: report, context)?.candidate(at: "geonames:1").isNews ?? false
        // Of the hour after the last row, only the sky of its beginning is told.
        let last = report.hourRows.last?.time ?? truth.now
        known = truth.now..<max(truth.now, min(course.known.upperBound, last))
        endsWithRows = known.upperBound == last
        let isReportedWet = settled.current.map { ($0.value.condition ?? .unknown).isWet }
        isBehind = isReportedWet.map { $0 != truth.isWet(truth.now, truth.now + 60) } ?? false
        daylight = report.daylight(over: place)
        ends = Dictionary(settled.hourRows.spans.map { ($0.start.time, $0.end) }) { first, _ in first }
        (knownHours, knownDays, knownTiles) = (rowsOfHours(), rowsOfDays(), timedTiles())
    }

    var zone: TimeZone { truth.place.zone }

    /// Today's row, if there is one.
    var today: DayRow? { days.first { $0.dayText == "Today" } }

    /// What speaks of what is left of today: the row, its sentences and the tile, seen and heard.
    var textsOfToday: [String] {
        let tile = tiles.first { $0.id == .today }
        return [today?.weather, today?.openText, today?.spokenText, tile?.sentence, tile?.spokenText].compactMap { $0 }
    }

    private func rowsOfHours() -> [(row: HourRow, period: Range<Date>)] {
        hours.compactMap { row in
            guard !row.isNow, row.weather != "—", let end = ends[row.time], isKnown(row.time..<end) else { return nil }
            return (row, row.time..<end)
        }
    }

    private func rowsOfDays() -> [(row: DayRow, period: Range<Date>)] {
        days.compactMap { row in
            guard let span = CivilDate(row.id)?.span(in: zone), row.weather != "—" else { return nil }
            // Of the last day, the last hour may lie after the last row.
            let isLast = endsWithRows && known.upperBound + 3600 >= span.upperBound
            let end = isLast ? min(known.upperBound, span.upperBound) : span.upperBound
            let start = max(span.lowerBound, truth.now)
            return start < end && isKnown(start..<end) ? (row, start..<end) : nil
        }
    }

    private func timedTiles() -> [(tile: ForecastTile, period: Range<Date>)] {
        tiles.compactMap { tile in
            guard let period = period(of: tile), isKnown(period) else { return nil }
            return (tile, period)
        }
    }

    /// Whether no row of the period is left out.
    func isKnown(_ period: Range<Date>) -> Bool {
        period.upperBound <= known.upperBound
            && !truth.gaps.contains { truth.hour($0 - 1) < period.upperBound && truth.hour($0 + 1) > period.lowerBound }
    }

    /// Returns the time of a tile from the present on; nil where its days are not next to each other.
    private func period(of tile: ForecastTile) -> Range<Date>? {
        guard tile.id == .tonight else {
            guard let first = tile.dates.first?.span(in: zone), let last = tile.dates.last?.span(in: zone) else {
                return nil
            }
            return max(first.lowerBound, truth.now)..<last.upperBound
        }
        let today = CivilDate(truth.now, in: zone)
        guard let morning = time("06:00", on: today) else { return nil }
        if truth.now < morning { return truth.now..<morning }
        guard let evening = time("18:00", on: today),
            let end = time("06:00", on: CivilDate(dayNumber: today.dayNumber + 1))
        else { return nil }
        return max(evening, truth.now)..<end
    }
}
