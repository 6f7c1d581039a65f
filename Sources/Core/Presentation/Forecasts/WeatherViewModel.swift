public import Foundation
public import Observation
public import WeatherModel
public import WeatherServices
public import WeatherStore

/// One place's forecast: what is known of it, how old that is, and how it is renewed.
@MainActor @Observable
public final class WeatherViewModel: ForecastPageModel {
    /// The place the forecast is for.
    public let place: Location
    /// The work `refresh()` started last.
    @ObservationIgnored private(set) var task: Task<Void, Never>?
    let clock: DisplayClock
    let formatter: WeatherFormatter

    private let loader: Loader<Forecast>
    private var storeError: StoreError?
    private let store: any Store
    private let placeZone: TimeZone?
    @ObservationIgnored private var lastTry: Date?
    @ObservationIgnored private var lastRefreshByHand: Date?
    @ObservationIgnored private var saved: Forecast?

    /// Nothing is fetched before it is asked for.
    ///
    /// - Parameter cached: The last forecast there is; shown at once, whatever its age.
    public init(
        place: Location, cached: Forecast?, fetcher: any WeatherFetching, store: any Store, clock: DisplayClock,
        formatter: WeatherFormatter
    ) {
        self.place = place
        self.store = store
        self.clock = clock
        self.formatter = formatter
        placeZone = place.timeZoneIdentifier.flatMap { TimeZone(identifier: $0) }
        saved = cached
        loader = Loader(cached) { () async throws(FetchError) in try await fetcher.forecast(for: place) }
    }

    /// The last answer of the source; nil while there has been none.
    public var forecast: Forecast? { loader.value }

    /// The place's own identity.
    public var pageID: String { place.id }
    /// Whether a request for this place is under way.
    public var isLoading: Bool { loader.isLoading }

    /// The place's name.
    public var location: String { place.name }
    /// "Light rain", or "—" while nothing is known.
    public var weather: String { present?.conditions.weather ?? TemperatureText.missing }
    /// The source's own words where it has any: "clear sky".
    public var description: String { present?.conditions.detailedWeather ?? TemperatureText.missing }
    /// "13°", or "—" while nothing is known.
    public var temperature: String { formatter.temperature(present?.conditions.temperature) }
    /// The place's time by the clock of the window, "14:05"; nil where its zone is unknown.
    public var locationTime: String? {
        (forecast?.timeZone ?? placeZone).map { formatter.time(clock.now, in: $0) }
    }

    /// Nil while nothing is known.
    public var current: CurrentWeather? {
        forecast.flatMap { CurrentWeather(of: place, in: $0, at: clock.now, formatter: formatter) }
    }

    /// 48 from the present one on, or as many as are known.
    public var hours: [HourRow] {
        forecast.map { HourRow.rows(of: $0, at: clock.now, formatter: formatter) } ?? []
    }

    /// From today on in the place's zone.
    public var days: [DayRow] {
        forecast.map { DayRow.rows(of: $0, at: clock.now, formatter: formatter) } ?? []
    }

    /// Why the last request failed and how old the forecast is; else that it could not be kept.
    public var banner: Banner? {
        if let error = loader.error {
            let reason = error.message(retryTime: retryTime.map { formatter.time($0, in: formatter.ownZone) })
            let text =
                age.map { tr("{reason} Last updated {age}.", ["reason": reason, "age": $0]) } ?? reason
            return Banner(text: text, actionLabel: tr("Try again"))
        }
        return storeError.map {
            Banner(text: tr("The forecast could not be kept. {reason}", ["reason": $0.message]))
        }
    }

    /// "Updated 12 minutes ago", "Sample data", or that there is nothing yet.
    public var statusText: String {
        guard let forecast, let age else { return isLoading ? tr("Loading…") : tr("No forecast yet") }
        if forecast.source.id == "sample" { return tr("Sample data") }
        guard let validity = present?.validityText(in: forecast.timeZone, formatter) else {
            return tr("Updated {age}", ["age": age])
        }
        return tr("{validity} · Updated {age}", ["validity": validity, "age": age])
    }

    /// From the forecast's source.
    public var attribution: Attribution? {
        forecast.map { Attribution(text: $0.source.attribution, link: $0.source.homepage) }
    }

    /// What stands for now; nil while nothing is known.
    var present: PresentWeather? { forecast.flatMap { PresentWeather(of: $0, at: clock.now) } }

    /// Whether the last answer is as old as the interval, or there is none; a clock that was set back counts too.
    public func isStale(after interval: TimeInterval = 30 * 60) -> Bool {
        forecast.map { abs(clock.now.timeIntervalSince($0.fetchedAt)) >= interval } ?? true
    }

    /// By hand: at once, but not twice within ten seconds.
    public func refresh() {
        clock.tick()
        if let last = lastRefreshByHand, abs(clock.now.timeIntervalSince(last)) < 10 { return }
        lastRefreshByHand = clock.now
        task = Task { await load() }
    }

    /// Asks the source where the forecast is stale, unless it was tried less than five minutes ago or the source forbids
    /// it; a request under way is waited for.
    public func refreshIfNeeded() async {
        if isLoading { return await load() }
        guard isStale() else { return }
        if let lastTry, abs(clock.now.timeIntervalSince(lastTry)) < 5 * 60 { return }
        if let retryTime, clock.now < retryTime { return }
        await load()
    }

    /// Asks the source and keeps a good answer in the store; what is shown stays until then.
    public func load() async {
        lastTry = clock.now
        await loader.load()
        clock.tick()
        guard let forecast, forecast != saved else { return }
        saved = forecast
        do throws(StoreError) {
            try await store.save(WeatherReport(forecast), for: place.id)
            storeError = nil
        } catch {
            storeError = error
        }
    }

    /// Gives up what is under way.
    public func cancel() {
        loader.cancel()
    }

    private var age: String? { forecast.map { formatter.age(of: $0.fetchedAt, at: clock.now) } }

    /// The moment a source that was asked too often named.
    private var retryTime: Date? {
        guard case .quotaExceeded(let retryAfter) = loader.error else { return nil }
        return retryAfter
    }
}
