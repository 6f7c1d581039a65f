public import Charts
import Foundation
public import Observation
public import Refreshing
public import WeatherModel
import WeatherServices
public import WeatherStore
public import WeatherText

/// One place's page: what is known of its weather, how old that is, and why it is no newer.
@MainActor @Observable
public final class WeatherViewModel: ForecastPageModel {
    /// The place, with what the user said about it.
    public internal(set) var place: SavedPlace
    /// All that is known; at the start a summary, until `open()`.
    public private(set) var weather: PlaceWeather
    /// What the chart of the hours shows.
    public var metric = ChartMetric.temperature
    /// Whether the hours are shown as a table of text in place of the chart.
    public var showsTable = false
    /// The day whose details are open, "2026-11-21"; nil where none is.
    public private(set) var openDay: String?
    let clock: DisplayClock
    let format: DisplayFormat

    private let refreshes: RefreshCoordinator
    private let store: any Store
    private var storeError: StoreError?
    /// The user asked for the last answer, and is told of its failure however new the weather is.
    private var wasAskedByHand = false
    @ObservationIgnored private var isWhole: Bool

    /// Nothing is read or fetched before it is asked for.
    ///
    /// - Parameters:
    ///   - summary: As much of the last report as a row shows; shown at once, whatever its age.
    ///   - isWhole: Whether `summary` is all there is.
    ///   - refreshes: Knows the place already.
    init(
        place: SavedPlace, summary: WeatherReport?, isWhole: Bool = false, refreshes: RefreshCoordinator,
        store: any Store, clock: DisplayClock, format: DisplayFormat
    ) {
        (self.place, self.isWhole, self.refreshes) = (place, isWhole, refreshes)
        pageID = place.id
        (self.store, self.clock, self.format) = (store, clock, format)
        weather = PlaceWeather(summary)
    }

    /// The report; nil while nothing has ever arrived.
    public var report: WeatherReport? { weather.report }

    /// The place's own identity; a constant, as a list of ten thousand is searched by it at each key press.
    public let pageID: String
    /// Whether a request for this place is under way.
    public var isLoading: Bool { refreshes.state.underWay?.place == place.id }

    /// What the place is called on screen.
    public var location: String { place.name }
    /// "Light rain", or "—" while nothing is known.
    public var weatherText: String { present?.weather ?? TemperatureText.missing }
    /// "13°", or "—" while nothing is known.
    public var temperature: String { formatter.temperature(present?.conditions.temperature) }
    /// The place's time by the clock of the window, "14:05"; nil where its zone is unknown.
    public var locationTime: String? { zone.map { formatter.time(clock.now, in: $0) } }

    /// Nil while nothing is known.
    public var current: CurrentWeather? {
        report.flatMap { CurrentWeather(of: place, in: $0, at: clock.now, formatter: formatter) }
    }

    /// 48 from the present one on, or as many as are known.
    public var hours: [HourRow] {
        report.map {
            HourRow.rows(
                of: $0, over: place.location.coordinates, at: clock.now, formatter: formatter)
        } ?? []
    }

    /// From today on in the place's zone.
    public var days: [DayRow] {
        report.map {
            DayRow.rows(
                of: $0, over: place.location.coordinates, at: clock.now, formatter: formatter, open: openDay)
        } ?? []
    }

    /// Why the last request failed and how old the weather is; else that it could not be kept.
    public var banner: Banner? {
        let told = weather.banner(
            interval: format.refreshInterval, at: clock.now, formatter: formatter, evenIfFresh: wasAskedByHand)
        if let told { return told }
        return storeError.map {
            Banner(text: tr("The forecast could not be kept. {reason}", ["reason": $0.message]))
        }
    }

    /// "Updated 12 minutes ago", "Sample data", or that there is nothing yet.
    public var statusText: String {
        guard let report, let fetchedAt = report.mainArrival else {
            return isLoading ? tr("Loading…") : tr("No forecast yet")
        }
        if report.mainSource?.isSample == true { return tr("Sample data") }
        let age = formatter.age(of: fetchedAt, at: clock.now, besideClockOf: report.timeZone)
        guard let validity = present?.validityText(in: report.timeZone, formatter) else {
            return tr("Updated {age}", ["age": age])
        }
        return tr("{validity} · Updated {age}", ["validity": validity, "age": age])
    }

    /// Of every source that gave a part, each once, in the order of the parts.
    public var attributions: [Attribution] {
        WeatherPart.allCases.compactMap { report?.source(of: $0) }.reduce(into: []) { found, source in
            let attribution = Attribution(text: source.attribution, link: source.homepage)
            if !found.contains(attribution) { found.append(attribution) }
        }
    }

    /// By hand: at once, but not twice within ten seconds.
    public func refresh() {
        clock.tick()
        // Where nobody may be asked, it is said until when.
        if case .wait(.forbiddenBySource, _) = refreshes.refreshNow(place.id) { wasAskedByHand = true }
    }

    /// Opens the day's details in place of those of another day, or closes them.
    public func toggleDay(_ id: String) {
        openDay = openDay == id ? nil : id
    }

    /// Reads all that the store has of the place, the first time the page is shown.
    func open() {
        guard !isWhole else { return }
        isWhole = true
        do throws(StoreError) {
            if let whole = try store.report(for: place.id) { weather = PlaceWeather(whole) }
        } catch {
            storeError = error
        }
    }

    /// Shows an answer, and keeps it in the store.
    func take(_ update: RefreshUpdate) async {
        open()
        clock.tick()
        wasAskedByHand = update.order.reason == .byHand
        let fetched = update.fetched.withoutPoorer(than: report, at: clock.now)
        let findings = fetched.findings(beside: report)
        weather.take(RefreshUpdate(order: update.order, parts: update.parts, fetched: fetched))
        guard let findings else { return }
        do throws(StoreError) {
            try await store.save(findings, for: place.id)
            storeError = nil
        } catch {
            storeError = error
        }
    }

    /// What stands for now; nil while nothing is known.
    var present: PresentWeather? {
        report.flatMap { PresentWeather(of: $0, near: place.location, at: clock.now) }
    }

    var formatter: WeatherFormatter { format.formatter }

    private var zone: TimeZone? {
        report?.timeZone ?? place.location.timeZoneIdentifier.flatMap { TimeZone(identifier: $0) }
    }
}
