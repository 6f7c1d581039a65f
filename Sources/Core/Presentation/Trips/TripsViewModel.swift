import Foundation
import GoodTimes
public import Observation
public import Places
import Trips
public import WeatherModel
import WeatherServices
public import WeatherStore
public import WeatherText

/// The list of the user's trips, and the page of the one that is shown.
@MainActor @Observable
public final class TripsViewModel: TripListModel {
    /// The page of the trip that is shown in place of that of a place; nil if none is.
    public private(set) var page: TripViewModel?
    /// Why the last trip was not removed; nil if it was.
    private(set) var problem: String?
    let book: TripBook
    let locations: LocationsViewModel
    let usual: UsualAtTrips
    /// The trip and the place of its stay that was opened last; nil once the page of a trip is shown again.
    private var left: (trip: Trip.ID, place: Location.ID)?
    private let makeAdding:
        @MainActor (@escaping @MainActor (Location) async throws(StoreError) -> Void) -> AddLocationViewModel
    @ObservationIgnored private(set) var task: Task<Void, Never>?

    /// - Parameters:
    ///   - pastYears: Where earlier years are kept; nil for none.
    ///   - makeAdding: Makes a search field that hands the place that is chosen to a function.
    public init(
        _ store: any TripStore, locations: LocationsViewModel, pastYears: PastYearsInquiry? = nil,
        makeAdding:
            @escaping @MainActor (@escaping @MainActor (Location) async throws(StoreError) -> Void)
            -> AddLocationViewModel
    ) {
        book = TripBook(store, zone: \.zone)
        (self.locations, self.makeAdding, usual) = (locations, makeAdding, UsualAtTrips(pastYears))
    }

    /// The rows of the list, the earliest trip first.
    public var rows: [TripRow] {
        book.trips.map { TripRow($0, weather(of: $0), at: locations.clock.now, locations.format.formatter) }
    }

    /// The identity of the trip whose page is shown; nil if none is.
    public var shownID: String? { page?.pageID }

    /// The identity of the trip from whose page the visible place was opened; nil if it was not.
    var leftID: Trip.ID? {
        guard let left, page == nil, left.place == locations.selectedID, book.trip(left.trip) != nil else { return nil }
        return left.trip
    }

    /// The offer to bring back a trip that was removed; nil for none.
    public var undoOffer: Banner? {
        if let problem { return Banner(text: problem) }
        guard let change = book.changes.last, change.kind == .removal, let former = change.former else { return nil }
        return Banner(
            text: tr("“{name}” was removed.", ["name": former.title]), actionLabel: tr("Undo"), style: .info)
    }

    /// The offer to bring back a stay of the trip that was removed; nil for none.
    func undoOffer(for id: Trip.ID) -> Banner? {
        guard let change = book.changes.last, change.id == id, case .legRemoval(let place) = change.kind else {
            return nil
        }
        return Banner(
            text: tr("{place} was removed.", ["place": place.localized.name]), actionLabel: tr("Undo"), style: .info)
    }

    /// Shows the page of a trip.
    public func open(_ id: String) {
        guard let trip = book.trip(id), id != shownID else { return }
        show(trip, isNew: false)
    }

    /// Begins a trip: shows the form of one without a stay, which is saved with the first that is entered.
    public func begin() { show(Trip(id: UUID().uuidString, name: ""), isNew: true) }

    /// Leaves the page of the trip.
    public func close() {
        page?.adding.cancel()
        if page != nil { page = nil }
    }

    /// Shows the page of a stay's place, from which the way leads back to the trip.
    func leave(_ trip: Trip.ID, forPlace place: Location.ID) {
        left = (trip, place)
        locations.select(place)
        close()
    }

    /// Forgets the way back once another place is shown.
    func followPlace() {
        if let left, left.place != locations.selectedID { self.left = nil }
    }

    /// Removes the trip, which can be undone, and leaves its page.
    public func remove(_ id: String) {
        perform { trips throws(TripError) in
            try await trips.book.remove(id, at: trips.locations.clock.now)
            if trips.shownID == id { trips.close() }
            if let offer = trips.undoOffer { trips.locations.announcements.tell(offer.text) }
        }
    }

    /// Takes back the last change of a trip.
    public func undo() {
        perform { trips throws(TripError) in
            let change = try await trips.book.undo(at: trips.locations.clock.now)
            // The trip was added by what is taken back.
            if let page = trips.page, page.isLost { trips.close() }
            guard let former = change?.former else { return }
            trips.locations.announcements.tell(tr("“{name}” is as it was before.", ["name": former.title]))
        }
    }

    /// Whether there is a change of a trip that can be taken back.
    public var canUndo: Bool { !book.changes.isEmpty }

    /// Reads what other programs have changed, and withdraws old offers to undo.
    func minutePassed() {
        reload()
        book.forgetOldChanges(at: locations.clock.now)
    }

    /// Reads what was changed elsewhere.
    func reload() {
        book.reload()
        leaveLostPage()
    }

    /// Leaves the page of a trip that another program has removed, and tells it.
    func leaveLostPage() {
        guard let page, page.isLost else { return }
        close()
        tell(tr("Another program has removed this trip."))
    }

    /// Does it after all that was begun before, so that no removal overtakes an edit.
    func enqueue(_ body: @escaping @MainActor () async -> Void) {
        let previous = task
        task = Task {
            await previous?.value
            await body()
        }
    }

    /// Returns when everything begun before the call has ended.
    func settled() async {
        await task?.value
        await page?.adding.saveTask?.value
        await task?.value
        await usual.task?.value
    }

    /// Returns the trip in words, by what is known of its places.
    func text(of trip: Trip) -> TripText {
        TripText(
            trip, weather(of: trip), home: locations.homePage?.zone, at: locations.clock.now, locations.format.formatter
        )
    }

    /// Returns the stays of a trip as a calendar, with what is known of their weather.
    func calendar(of trip: Trip) -> CalendarFile {
        CalendarFile(trip, text(of: trip), weather(of: trip), at: locations.clock.now)
    }

    /// Returns what is known of the weather of each stay's place.
    private func weather(of trip: Trip) -> [TripLegWeather] {
        let usual = trip.id == shownID ? usual.days : [:]
        return trip.legs.map { leg -> TripLegWeather in
            guard let page = locations.page(leg.place.id) else {
                return TripLegWeather(
                    SavedPlace(leg.place), zone: leg.place.zone, report: nil, trouble: TripPageWords.isNotSaved)
            }
            return TripLegWeather(
                page.place, zone: page.zone ?? leg.place.zone, report: page.settled,
                usual: usual[leg.place.id] ?? [:], trouble: page.banner?.text, isLoading: page.isLoading)
        }
    }

    private func show(_ trip: Trip, isNew: Bool) {
        close()
        if left != nil { left = nil }
        let adding = makeAdding { [weak self] place throws(StoreError) in try await self?.page?.addStay(at: place) }
        page = TripViewModel(trip, isNew: isNew, in: self, adding: adding)
        readUsual(of: trip)
    }

    /// Reads what is usual at the places of a trip on its days.
    func readUsual(of trip: Trip) {
        usual.read(trip, at: locations.clock.now) { place in locations.page(place.id)?.zone ?? place.zone }
    }

    private func perform(_ body: @escaping @MainActor (TripsViewModel) async throws(TripError) -> Void) {
        enqueue { [self] in
            do throws(TripError) {
                try await body(self)
                if problem != nil { problem = nil }
            } catch {
                tell(error.sentence(of: Trip(id: "", name: ""), locations.format.formatter))
                leaveLostPage()
            }
        }
    }

    private func tell(_ problem: String) {
        self.problem = problem
        locations.announcements.tell(problem)
    }
}
