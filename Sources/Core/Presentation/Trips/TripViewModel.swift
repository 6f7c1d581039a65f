import Charts
public import Foundation
public import Observation
import Places
import Refreshing
import Trips
import WeatherModel
import WeatherServices
import WeatherStore
public import WeatherText

/// The page of one trip, whose places are among those of the list.
@MainActor @Observable
public final class TripViewModel: TripPageModel {
    /// The search field for the place of a further stay.
    public let adding: AddLocationViewModel
    /// Whether the form is shown.
    private(set) var isEditing: Bool
    private(set) var problem: String?
    /// What was entered of a trip before the first of it could be saved.
    private let draft: Trip
    private let book: TripBook
    private let locations: LocationsViewModel
    private let trips: TripsViewModel
    /// Whether it has been in the store, from which another program may have removed it since.
    private var wasSaved: Bool
    /// The place that was entered last as that of a stay; nil for none.
    @ObservationIgnored private(set) var entered: Location.ID?

    init(_ trip: Trip, isNew: Bool, in trips: TripsViewModel, adding: AddLocationViewModel) {
        (draft, isEditing, wasSaved, self.trips, self.adding) = (trip, isNew, !isNew, trips, adding)
        (book, locations) = (trips.book, trips.locations)
        for leg in trip.legs { locations.page(leg.place.id)?.state.readWhole() }
    }

    /// The identity of the trip.
    public var pageID: String { draft.id }
    /// The trip as it is saved, or as it was begun.
    var trip: Trip { book.trip(draft.id) ?? draft }
    /// Whether it was saved, and is no more.
    var isLost: Bool { wasSaved && book.trip(draft.id) == nil }

    private var formatter: WeatherFormatter { locations.format.formatter }
    private var now: Date { locations.clock.now }
    private var pages: [WeatherViewModel] {
        trip.legs.map(\.place.id).reduce(into: []) { ids, id in if !ids.contains(id) { ids.append(id) } }
            .compactMap(locations.page)
    }

    /// Whether the weather of one of its places is being asked for.
    public var isLoading: Bool { pages.contains { $0.isLoading } }

    /// The line at the top: "Azores", "Friday 27 November to Monday 14 December · 3 places".
    public var heading: PageHeading {
        let parts = [trip.datesText(formatter), trip.placesText(formatter)].compactMap(\.self)
            .map(formatter.isolated(phrase:))
        let offline = locations.format.staysOffline
        return PageHeading(
            place: trip.title, detail: parts.inOneLine(), brief: parts.first ?? "",
            narrowBrief: parts.first ?? "", clock: "",
            narrowTrouble: offline ? RefreshDelay.offlineByChoice.sentence : nil,
            actionLabel: locations.format.onlineOffer,
            shorterDetails: parts.first.map { [$0, ""] } ?? [])
    }

    /// What the page shows.
    public var content: TripPageContent {
        let (trip, formatter) = (trip, formatter)
        let text = trips.text(of: trip)
        let stays = zip(trip.legs, text.legs).map { leg, words in
            TripPageContent.Stay(
                text: words, firstText: formatter.numericDate(leg.first), lastText: formatter.numericDate(leg.last),
                canMoveUp: words.id > 0, canMoveDown: words.id < trip.legs.count - 1,
                isSaved: locations.contains(leg.place.id))
        }
        return TripPageContent(
            name: trip.name, sentence: text.sentence, detail: text.detail, spokenHead: text.spokenHead,
            timeline: TripTimeline(text, formatter), stays: stays, packing: text.packing,
            isKept: book.trip(draft.id) != nil, isEditing: isEditing, problem: problem,
            undoOffer: trips.undoOffer(for: pageID))
    }

    /// Shows the form, or the weather.
    public func edit(_ isEditing: Bool) {
        guard isEditing != self.isEditing else { return }
        adding.cancel()
        self.isEditing = isEditing
        // What was refused as the form was left is still to be read.
        if isEditing { problem = nil }
    }

    /// Gives the trip another name.
    public func rename(to name: String) { change { $0.name = name } }

    /// Sets the first day of a stay; a later one moves the whole stay where it would end before it begins.
    public func setFirst(_ text: String, ofStay number: Int) {
        guard let date = date(text, near: \.first, ofStay: number) else { return }
        change(stay: number) { trip in
            let length = trip.legs[number].dayCount
            trip.legs[number].first = date
            if trip.legs[number].last < date {
                trip.legs[number].last = CivilDate(dayNumber: date.dayNumber + length - 1)
            }
        }
    }

    /// Sets the last day of a stay.
    public func setLast(_ text: String, ofStay number: Int) {
        guard let date = date(text, near: \.last, ofStay: number) else { return }
        change(stay: number) { $0.legs[number].last = date }
    }

    private func date(_ text: String, near day: KeyPath<TripLeg, CivilDate>, ofStay number: Int) -> CivilDate? {
        guard trip.legs.indices.contains(number) else { return nil }
        let reference = trip.legs[number][keyPath: day]
        if let date = formatter.date(typed: text, from: reference) { return date }
        tell(
            tr(
                "“{text}” is not a date. Write it like {example}.",
                ["text": text, "example": formatter.numericDate(reference)]))
        return nil
    }

    /// Moves a stay, and tells where it stands then.
    public func move(_ number: Int, by offset: Int) {
        let target = number + offset
        guard trip.legs.indices.contains(number), trip.legs.indices.contains(target) else { return }
        let place = trip.legs[number].place
        change(stay: number) { $0 = $0.swappingLegs(at: min(number, target)) }
        trips.enqueue { [self] in
            let legs = trip.legs
            guard problem == nil, legs.indices.contains(target), legs[target].place.id == place.id else { return }
            locations.announcements.tell(
                tr(
                    "{place} is now place {position} of {count}.",
                    [
                        "place": place.localized.name, "position": Wording.number(target + 1),
                        "count": Wording.number(legs.count),
                    ]))
        }
    }

    /// Removes a stay.
    public func removeStay(_ number: Int) {
        guard trip.legs.indices.contains(number) else { return }
        let leg = trip.legs[number]
        change(.legRemoval(leg.place)) { trip in
            // By then it may be gone, or another in its place.
            if trip.legs.indices.contains(number), trip.legs[number] == leg { trip.legs.remove(at: number) }
        }
    }

    /// Adds a stay at the place behind the last one, of three days, and the place to the list of places.
    func addStay(at place: Location) async throws(StoreError) {
        entered = place.id
        try await locations.addUnseen(place)
        let today = CivilDate(now, in: place.zone)
        change { trip in
            let first = max(trip.legs.last?.last ?? today, trip.legs.isEmpty ? today : trip.legs[0].first)
            trip.legs.append(TripLeg(at: place, from: first, to: CivilDate(dayNumber: first.dayNumber + 2)))
        }
        await trips.task?.value
        guard problem == nil, let leg = trip.legs.last, leg.place.id == place.id else { return }
        let dates = TripText.dates(from: leg.first, to: leg.last, formatter.speaking)
        locations.announcements.tell(
            tr("{place} was added: {dates}.", ["place": place.localized.name, "dates": dates]))
    }

    /// Adds the place of a stay to the list of places again.
    public func savePlace(ofStay number: Int) {
        guard trip.legs.indices.contains(number) else { return }
        let place = trip.legs[number].place
        trips.enqueue { [self] in
            do throws(StoreError) { try await locations.addUnseen(place) } catch { tell(error.message) }
        }
    }

    /// Shows the page of a stay's place.
    public func openPlace(ofStay number: Int) {
        guard trip.legs.indices.contains(number) else { return }
        trips.leave(pageID, forPlace: trip.legs[number].place.id)
    }

    /// Marks a thing as packed, or no more.
    public func pack(_ row: TripPackingText.Row, _ isPacked: Bool) {
        change { trip in if isPacked { trip.packed.insert(row.id) } else { trip.packed.remove(row.id) } }
    }

    /// The name that is suggested for the calendar file.
    public var fileName: String { trip.title.inFileName + ".ics" }

    /// Returns the stays as a calendar file.
    public func calendar() -> Data { Data(trips.calendar(of: trip).text.utf8) }

    /// Removes the trip and leaves its page.
    public func remove() { trips.remove(pageID) }

    /// Asks for the weather of all of its places.
    public func refresh() { for page in pages { page.refresh() } }

    /// Takes back the last change.
    public func undo() { trips.undo() }

    private func change(_ kind: TripBook.Change.Kind = .edit, _ body: @escaping @MainActor (inout Trip) -> Void) {
        trips.enqueue { [self] in
            guard !isLost else { return trips.leaveLostPage() }
            do throws(TripError) {
                try await save(kind, body)
                if problem != nil { problem = nil }
            } catch {
                if isLost { trips.leaveLostPage() } else { tell(error.sentence(of: changed(by: body), formatter)) }
            }
        }
    }

    /// Changes a stay, unless another has its number by then.
    private func change(stay number: Int, _ body: @escaping @MainActor (inout Trip) -> Void) {
        guard trip.legs.indices.contains(number) else { return }
        let place = trip.legs[number].place.id
        change { if $0.legs.indices.contains(number), $0.legs[number].place.id == place { body(&$0) } }
    }

    private func changed(by body: @MainActor (inout Trip) -> Void) -> Trip {
        var changed = trip
        body(&changed)
        return changed
    }

    private func save(
        _ kind: TripBook.Change.Kind, _ body: @MainActor (inout Trip) -> Void
    ) async throws(TripError) {
        var changed = changed(by: body)
        guard changed != book.trip(pageID) else { return }
        do throws(TripError) {
            try await book.save(changed, as: kind, at: now)
        } catch .store(.changedMeanwhile) where !isLost {
            // Once more, of what another program has made of it.
            changed = self.changed(by: body)
            try await book.save(changed, as: kind, at: now)
        }
        wasSaved = true
        for leg in changed.legs { locations.page(leg.place.id)?.state.readWhole() }
        trips.readUsual(of: changed)
        if let offer = trips.undoOffer(for: pageID), kind != .edit { locations.announcements.tell(offer.text) }
    }

    private func tell(_ problem: String) {
        self.problem = problem
        locations.announcements.tell(problem)
    }
}

extension TripError {
    /// The sentence why a trip could not be saved.
    func sentence(of trip: Trip, _ formatter: WeatherFormatter) -> String {
        switch self {
        case .problem(let problem): problem.sentence(of: trip, formatter)
        case .store(let error): tr("The trip was not changed. {reason}", ["reason": error.message])
        }
    }
}
