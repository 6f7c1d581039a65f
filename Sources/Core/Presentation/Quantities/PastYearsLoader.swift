import Foundation
import Observation
import Places
import WeatherModel
import WeatherServices
import WeatherText

/// What is known of earlier years at the place of a quantity's page: kept years at once, others when somebody wants them.
@MainActor @Observable
final class PastYearsLoader {
    /// The years that are known; nil until what is kept has been read.
    private(set) var years: PastYears?
    /// What is usual, of each quantity that the years tell.
    private(set) var usual: [PageQuantity: UsualWeather] = [:]
    /// Whether years are being asked for.
    private(set) var isAsking = false
    /// Why the last year that was asked for did not come; nil if none was, or all came.
    private(set) var failure: FetchError?
    @ObservationIgnored private(set) var task: Task<Void, Never>?
    private let inquiry: PastYearsInquiry
    private let page: WeatherViewModel
    private let saved: @MainActor () -> [Location.ID]
    private let tell: @MainActor (String) -> Void

    /// - Parameters:
    ///   - saved: Returns the identifiers of all saved places.
    ///   - tell: Tells a screen reader what has come.
    init(
        _ inquiry: PastYearsInquiry, of page: WeatherViewModel, saved: @escaping @MainActor () -> [Location.ID],
        tell: @escaping @MainActor (String) -> Void
    ) {
        (self.inquiry, self.page, self.saved, self.tell) = (inquiry, page, saved, tell)
        read()
    }

    /// Whether somebody may be asked.
    var isOffered: Bool { inquiry.archive.isOffered }

    private var zone: TimeZone { page.clockZone }
    private var today: CivilDate { CivilDate(page.clock.now, in: zone) }

    /// Reads what is kept of the years before a new day.
    func readIfDayPassed() {
        if let years, years.today != today, !isAsking { read() }
    }

    /// Asks for the years that have not come, and for those that came without anything of a quantity.
    func ask(for quantity: PageQuantity) {
        guard let years, !isAsking, isOffered else { return }
        let missing = Set(years.missing(in: usual[quantity]))
        guard !missing.isEmpty else { return }
        (isAsking, failure) = (true, nil)
        var rest = PastYears(before: years.today)
        for (number, year) in years.known where !missing.contains(years.year(number)) { rest.take(year) }
        let (inquiry, place, saved, previous) = (inquiry, page.place.location, saved(), task)
        let show: @Sendable (PastYears) async -> Void = { [weak self] known in await self?.add(known) }
        task = Task { [weak self, rest] in
            await previous?.value
            let outcome = await inquiry.ask(rest, at: place, saved: saved, whenTaken: show)
            self?.end(outcome.failure, of: quantity)
        }
    }

    /// Takes what has come beside what was known, which may tell something of other quantities.
    private func add(_ come: PastYears) async {
        var all = years ?? come
        for year in come.known.values { all.take(year) }
        await show(all)
    }

    /// Asks for nothing more; what has come stays.
    func stop() {
        guard isAsking else { return }
        task?.cancel()
    }

    private func read() {
        let (inquiry, id, today) = (inquiry, page.pageID, today)
        task = Task { [weak self] in
            let kept = await inquiry.stored(of: id, before: today)
            await self?.show(kept)
        }
    }

    private func show(_ known: PastYears) async {
        let usual = await Self.computed(known, in: zone)
        (years, self.usual) = (known, usual)
    }

    /// Computes what is usual away from the main thread, as hours of ten years are many.
    @concurrent
    private static func computed(_ years: PastYears, in zone: TimeZone) async -> [PageQuantity: UsualWeather] {
        UsualWeather.all(years, in: zone)
    }

    private func end(_ failure: FetchError?, of quantity: PageQuantity) {
        (isAsking, self.failure) = (false, failure)
        guard failure != .cancelled, let years else { return }
        let missing = years.missingText(
            in: usual[quantity], after: failure, at: page.clock.now, page.formatter.speaking, besideClockOf: zone)
        tell(missing ?? years.progress(page.formatter.speaking))
    }
}
