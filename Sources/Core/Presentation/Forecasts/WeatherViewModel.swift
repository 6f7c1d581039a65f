public import Charts
import ForecastHistory
import Foundation
public import Observation
public import Places
import Refreshing
public import WeatherModel
import WeatherServices
public import WeatherStore
public import WeatherText

/// The page of one place: its known weather, the age of it, and the failures of updates.
@MainActor @Observable
public final class WeatherViewModel: ForecastPageModel {
    /// The place and what is known of it.
    let state: PlaceState
    /// What tells the place from others of its name in the list, such as "Texas"; nil if there are none.
    var distinction: String?
    /// Whether the hours are shown as a table instead of the chart.
    public internal(set) var showsTable = false
    /// Whether the card of good times shows more activities than the first ones.
    var showsAllActivities = false
    /// The identifier of the expanded day, such as "2026-11-21"; nil if there is none.
    public private(set) var openDay: String?
    /// The parts that were not known when the page was shown.
    private(set) var awaited: Set<WeatherPart> = []
    /// Whether a forecast that has come waits a moment for warnings and rain, to come into view with them.
    var isPatient = false
    @ObservationIgnored var timeout: Task<Void, Never>?
    /// The radar pictures that are known; nil before the rain map was opened, and once they are let go.
    var radar: RadarFrames?
    let clock: DisplayClock
    let format: DisplayFormat
    private let quantity: ShownQuantity

    let refreshes: RefreshCoordinator
    /// Whether the last refresh was manual, so that its failure is reported even if the weather is fresh.
    var wasAskedByHand = false
    /// Why the last manual refresh asked nobody, and when; with the number of such refusals.
    var refusal: (verdict: RefreshVerdict, time: Date, number: Int)?
    /// The running order that answers the last manual refresh.
    @ObservationIgnored var answering: RefreshOrder?
    /// How the forecast has changed lately, as far as that has been read.
    var revisions = ForecastRevisions.none
    /// What was said of the expanded day before, as far as that has been read.
    var issues: DayIssues?
    /// How often a day was opened whose change was told.
    @ObservationIgnored var openings: [String: Int] = [:]
    /// The reading of earlier forecasts; nil until the page is shown.
    @ObservationIgnored var revising: Task<Void, Never>?
    /// The reading of what was said of the expanded day before.
    @ObservationIgnored var readingIssues: Task<Void, Never>?
    /// The weather as it was presented last, which holds for all texts of one minute.
    @ObservationIgnored private var settling: SettledReport?
    /// What was made of it.
    @ObservationIgnored let keptParts = KeptParts()

    /// Makes a page without reading or fetching anything.
    ///
    /// - Parameters:
    ///   - state: The place, whose weather is displayed at once whatever its age.
    ///   - refreshes: The coordinator, which already has the place.
    ///   - quantity: What the chart shows, on other pages too.
    init(
        _ state: PlaceState, refreshes: RefreshCoordinator, clock: DisplayClock, format: DisplayFormat,
        quantity: ShownQuantity = ShownQuantity()
    ) {
        (self.state, self.refreshes, self.clock, self.format) = (state, refreshes, clock, format)
        self.quantity = quantity
        pageID = state.place.id
    }

    /// The place with the user's settings for it.
    public var place: SavedPlace { state.place }
    /// The known weather; a summary until `open()` is called.
    public var weather: PlaceWeather { state.weather }
    /// All versions of the place's warnings that were seen; empty until `open()` is called.
    var alertRecords: [AlertRecord] { state.alertRecords }

    /// The report; nil if no weather has ever arrived.
    public var report: WeatherReport? { weather.report }

    /// The identifier of the place; a stored constant, as long lists are searched by it at each key press.
    public let pageID: String
    /// Whether what is stored of the warnings may be about to change, as it is due, and nobody was asked since the start.
    var awaitsWarnings: Bool {
        let age = report?.fetchedAt(.alerts).map { abs(clock.now.timeIntervalSince($0)) } ?? .infinity
        return age > RefreshPolicy.validity(of: .alerts) && weather.failures[.alerts] == nil
            && refreshes.isDueFirst(.alerts, of: pageID)
    }
    /// Whether a request for this place is running.
    public var isLoading: Bool { !partsUnderWay.isEmpty }
    /// The parts that are being asked for; empty if no request for this place is running.
    var partsUnderWay: Set<WeatherPart> { state.partsUnderWay }

    /// The displayed name of the place.
    public var location: String { place.localName }
    /// The name with what tells it from others of that name in the list, such as "Paris, Texas".
    var distinctName: String {
        distinction.map { tr("{place}, {region}", ["place": location, "region": $0]) } ?? location
    }
    /// The temperature, such as "13°", or "—".
    public var temperature: String { formatter.temperature(present?.conditions.temperature) }
    /// The local time of the place by the window's clock, such as "14:05"; nil if its time zone is unknown.
    public var locationTime: String? { zone.map { formatter.time(clock.now, in: $0) } }

    /// The current weather; nil if nothing is known.
    public var current: CurrentWeatherText? {
        guard !awaitsWeather else { return nil }
        return settled.flatMap { CurrentWeatherText(of: place, named: distinctName, in: $0, formatter: formatter) }
    }

    /// The days from today on in the time zone of the place.
    public var days: [DayRow] {
        guard let report = settled else { return [] }
        let choice = KeptParts.DayChoice(open: openDay, revisions: revisions, openings: openings)
        return kept(\.days, choice, in: report) {
            DayRow.rows(
                of: report, over: place.location.coordinates, formatter: formatter, open: openDay,
                revisions: toldRevisions(in: report))
        }
    }

    /// The message why the weather is old or missing, or that it could not be saved; nil if there is none.
    public var banner: Banner? {
        if format.staysOffline { return offlineBanner }
        let told = weather.banner(
            interval: format.refreshInterval, at: clock.now, formatter: formatter, besideClockOf: clockZone,
            evenIfFresh: wasAskedByHand)
        if let told, report?.mainArrival(at: clock.now) == nil {
            let text = tr("There is no weather for {place} yet. {reason}", ["place": location, "reason": told.text])
            return Banner(text: text, actionLabel: told.actionLabel, opensPreferences: told.opensPreferences)
        }
        if let told { return told }
        return state.storeError.map {
            Banner(text: tr("The forecast could not be saved. {reason}", ["reason": $0.message]))
        }
    }

    /// The message in place of weather of which nothing is known while nobody is asked.
    private var offlineBanner: Banner? {
        guard report?.mainArrival(at: clock.now) == nil else { return nil }
        let reason = RefreshDelay.offlineByChoice.sentence
        return Banner(
            text: tr("There is no weather for {place} yet. {reason}", ["place": location, "reason": reason]),
            actionLabel: format.onlineOffer)
    }

    /// The age or origin of the weather, such as "Updated 12 minutes ago" or "Sample data", or that there is none.
    public var statusText: String {
        guard !awaitsWeather, let status = settled?.status(formatter) else {
            return isLoading ? askingText : tr("No forecast yet")
        }
        return format.refreshInterval == nil ? tr("{status}, automatic refresh is off", ["status": status]) : status
    }

    /// The attributions of the sources that gave parts, each once, in the order of the parts.
    public var attributions: [Attribution] {
        let sources = WeatherPart.ofPage.map { report?.source(of: $0) } + [settled?.spreadSource]
        return sources.compactMap(\.self).reduce(into: []) { found, source in
            let attribution = Attribution(text: source.localAttribution, link: source.homepage)
            if !found.contains(attribution) { found.append(attribution) }
        }
    }

    /// Expands the day, collapsing another one, or collapses it if it is expanded.
    public func toggleDay(_ id: String) {
        openDay = openDay == id ? nil : id
        if openDay != nil { noteOpening(of: id) }
        readIssues()
    }

    /// Expands the day, collapsing another one.
    public func openDay(_ id: String) {
        guard openDay != id else { return }
        openDay = id
        noteOpening(of: id)
        readIssues()
    }

    /// The quantity that the chart of the hours shows.
    public var metric: ChartMetric { quantity.metric }

    /// Chooses the quantity that the chart shows.
    public func showMetric(_ metric: ChartMetric) {
        if quantity.metric != metric { quantity.metric = metric }
    }

    /// Shows the hours as a table, or as the chart.
    public func showTable(_ isShown: Bool) {
        if showsTable != isShown { showsTable = isShown }
    }

    /// Reads the whole report from the store when the page is shown for the first time, and notes what is missing.
    func open() {
        state.readWhole()
        // What is never asked for, as the sample's warnings, does not come.
        awaited = refreshes.policy.parts.filter { report?.fetchedAt($0) == nil && report?.gaps[$0] == nil }
        let isNew = !awaited.isDisjoint(with: Self.forecastParts)
        if isPatient != isNew { isPatient = isNew }
        readRevisions()
    }

    /// Shows an answer and saves it; returns what is new in it to somebody who does not see the page.
    @discardableResult
    func take(_ update: RefreshUpdate) async -> RefreshNews {
        state.readWhole()
        // What does not change is not written, as whoever reads it would be rendered again.
        let isByHand = isAnswer(update.order)
        if wasAskedByHand != isByHand { wasAskedByHand = isByHand }
        let change = await state.take(update, onlySource: refreshes.policy.onlySource, at: clock.now) {
            limitWaiting()
        }
        if change.findings?.days != nil { compareAgain() }
        let failed = weather.mainFailedPart.map { update.parts.contains($0) } ?? false
        let (versions, lifted) = changes(of: change.standing)
        return RefreshNews(
            from: told(change.before), to: told(weather), versions: versions,
            lifted: change.findings?.alerts == nil ? [] : lifted, isAsked: wasAskedByHand && failed,
            message: banner?.text
        ) { alert in settled.map { AlertDisplayText(alert, context(of: $0)).title } ?? "" }
    }

    private func told(_ weather: PlaceWeather) -> RefreshNews.State {
        RefreshNews.State(
            warnings: weather.report?.fetchedAt(.alerts) == nil ? nil : alertsHere(in: weather.report),
            failure: weather.mainFailure?.error)
    }

    /// The known weather as it is presented now; nil if no weather has ever arrived.
    var settled: SettledReport? {
        guard var report = report.map(seenByRadar) else { return nil }
        if !format.showsSpread { report.spread = nil }
        let now = clock.now
        if let settling, settling.isMade(of: report, at: now) { return settling }
        let settled = settling?.taking(warningsOf: report, at: now) ?? report.settled(at: now)
        settling = settled
        return settled
    }

    /// The conditions closest to the present; nil if nothing is known.
    var present: PresentConditions? { settled?.present }

    /// Returns whether the sun is up over the place when the conditions are valid.
    func isDay(_ present: PresentConditions) -> Bool {
        settled.map { present.isDay(in: $0, over: place.location.coordinates) } ?? true
    }

    var formatter: WeatherFormatter { format.formatter }

    /// The zone whose clock the page shows; the user's own where that of the place is unknown.
    var clockZone: TimeZone { zone ?? formatter.ownZone }

    var zone: TimeZone? {
        let (place, named) = (place.location, TimeZone.init(identifier:))
        return report?.timeZone ?? (place.timeZoneIdentifier ?? place.assumedTimeZoneIdentifier).flatMap(named)
    }
}
