public import Charts
import Foundation
public import Observation
import Places
import WeatherModel
import WeatherStore
public import WeatherText

/// The page of one quantity of a place, made of what is known of its weather; opening it asks nobody.
@MainActor @Observable
public final class QuantityViewModel: QuantityPageModel {
    let page: WeatherViewModel
    /// What is known of earlier years; nil where nobody is asked for them.
    let pastYears: PastYearsLoader?
    /// The quantity that is shown.
    public private(set) var quantity: PageQuantity
    /// Whether the values are shown as a table instead of the chart.
    public private(set) var showsTable = false
    private var wantedRange: QuantityRange
    /// The day that was chosen to be told of; nil for today.
    private(set) var toldDay: String?
    /// What was reported for yesterday and today, as far as the store has kept it.
    private(set) var reports: [Sourced<CurrentConditions>] = []
    /// When the newest of it had arrived, so that it is read again once there is more.
    @ObservationIgnored private var readArrival: Date?
    @ObservationIgnored private(set) var reading: Task<Void, Never>?
    /// What is usual by the normals; nil until these have been read, and where there are none.
    private(set) var normals: PlaceNormals?
    @ObservationIgnored private(set) var readingNormals: Task<Void, Never>?
    /// The chart as it was made last, which holds for all that is shown of one minute.
    @ObservationIgnored private var made: (of: Ingredients, value: QuantityChart.Made?)?
    /// The year as it was made last, which holds for a day.
    @ObservationIgnored private var madeYear:
        (date: CivilDate, zone: TimeZone, formatter: WeatherFormatter, value: DaylightYear?)?

    /// - Parameters:
    ///   - range: The span of time that is wanted, of which the forecast may reach a part only.
    ///   - pastYears: What is known of earlier years; nil where nobody is asked for them.
    ///   - normals: The files with normals of the temperature; nil for none.
    init(
        _ quantity: PageQuantity, of page: WeatherViewModel, range: QuantityRange, pastYears: PastYearsLoader? = nil,
        normals: NormalsFiles? = nil
    ) {
        (self.quantity, self.page, wantedRange, self.pastYears) = (quantity, page, range, pastYears)
        readReports()
        guard let normals else { return }
        readingNormals = Task { [weak self] in
            let read = await normals.read()
            self?.normals = read
        }
    }

    /// The identifier of the place.
    public var pageID: String { page.pageID }

    /// The spans of time that can be shown, of which the last is all of the forecast.
    public var ranges: [QuantityRange] {
        // Air is forecast for five days at most, and daylight is that of a year.
        guard quantity != .air, quantity != .sky else { return [.middle] }
        guard let report = page.settled, let last = report.hourRows.last?.time else { return [.short] }
        let days =
            // The row at a midnight ends the day before.
            CivilDate(last - 1, in: report.timeZone).dayNumber
            - CivilDate(page.clock.now, in: report.timeZone).dayNumber + 1
        return QuantityRange.offered(of: days)
    }

    /// The span of time that is shown: the one that is wanted, else the first that is longer, or all there is.
    public var range: QuantityRange {
        let ranges = ranges
        return ranges.first { $0.days >= wantedRange.days } ?? ranges.last ?? .short
    }

    /// The quantities that the hours of the place have, and the one that is shown.
    public var choices: [PageQuantity] {
        guard let report = page.settled else { return [quantity] }
        return PageQuantity.allCases.filter { $0 == quantity || $0.isOffered(by: report) }
    }

    /// The values over the days; nil where none of them is known.
    public var chart: QuantityChart? { whole?.chart }

    /// The same values as a table; nil where none of them is known.
    public var table: ChartTable? { year?.table ?? whole?.table }

    /// The weather, or of sun and moon, which need none, at least place and time; nil where that is not known either.
    var known: SettledReport? { quantity == .sky ? page.settledForSky : page.settled }

    /// The daylight of the year; nil for another quantity.
    public var year: DaylightYear? {
        guard quantity == .sky, let known else { return nil }
        let context = page.context(of: known)
        let date = CivilDate(context.now, in: context.zone)
        if let madeYear, (madeYear.date, madeYear.zone, madeYear.formatter) == (date, context.zone, context.formatter) {
            return madeYear.value
        }
        let value = DaylightYear(over: page.place.location.coordinates, context)
        madeYear = (date, context.zone, context.formatter, value)
        return value
    }

    /// Whether a request is running.
    public var isLoading: Bool { page.isLoading }

    /// Shows another quantity.
    public func choose(_ quantity: PageQuantity) {
        if quantity != self.quantity { self.quantity = quantity }
    }

    /// Shows another span of time.
    public func choose(_ range: QuantityRange) {
        if range != wantedRange { wantedRange = range }
    }

    /// Shows the values as a table, or as the chart.
    public func showTable(_ isShown: Bool) {
        if isShown != showsTable { showsTable = isShown }
    }

    /// Tells of a day of the forecast.
    public func tell(ofDay id: String) {
        if id != toldDay, page.days.contains(where: { $0.id == id }) { toldDay = id }
    }

    /// Reads what was reported since it was read last.
    func minutePassed() {
        if page.report?.fetchedAt(.current) != readArrival { readReports() }
        pastYears?.readIfDayPassed()
    }

    private func readReports() {
        readArrival = page.report?.fetchedAt(.current)
        let now = page.clock.now
        let previous = reading
        reading = Task { [weak self, page] in
            await previous?.value
            // Yesterday begins less than two days ago, but for a day of 25 hours.
            let found = await page.state.reports(in: now.addingTimeInterval(-50 * 3600)..<now.addingTimeInterval(1))
            if let self, found != reports { reports = found }
        }
    }

    private struct Ingredients: Equatable {
        let quantity: PageQuantity
        let days: Int
        let reports: [Sourced<CurrentConditions>]
        let usual: UsualWeather?
        let formatter: WeatherFormatter
        let report: WeatherReport
        let now: Date
    }

    private var whole: QuantityChart.Made? {
        guard let report = page.settled, let known = page.report else { return nil }
        let wanted = Ingredients(
            quantity: quantity, days: range.days, reports: reports, usual: usual,
            formatter: page.formatter, report: known,
            now: report.now)
        if let made, made.of == wanted { return made.value }
        let value = QuantityChart.made(
            of: quantity, in: report, reports: reports.map(\.value), days: wanted.days,
            over: page.place.location.coordinates, usual: wanted.usual,
            page.context(of: report))
        made = (wanted, value)
        return value
    }
}
