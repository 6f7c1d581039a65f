import Charts
import Foundation
import Observation
import WeatherModel
import WeatherStore
import WeatherText

@testable import Presentation

@MainActor @Observable
final class StubTrips: TripListModel {
    var rows: [TripRow] = []
    var page: StubTripPage?
    var shownID: String? { page?.pageID }
    var undoOffer: Banner?
    var canUndo: Bool { undoOffer != nil }
    private(set) var undone = 0

    func open(_ id: String) { page = StubTripPage(id) }
    func begin() { page = StubTripPage("new", isEditing: true) }
    func close() { page = nil }
    func remove(_ id: String) { rows.removeAll { $0.id == id } }
    func undo() { undone += 1 }
}

/// A trip as a presentation test has made it, and what the page asks for.
@MainActor @Observable
final class StubTripPage: TripPageModel {
    let pageID: String
    let adding = StubAdding()
    var content: TripPageContent
    private(set) var asked: [String] = []
    var heading: PageHeading { PageHeading(place: "Trip \(pageID)") }
    let isLoading = false
    let fileName = "Trip.ics"

    init(_ id: String, isEditing: Bool = false) {
        pageID = id
        content = StubTripPage.content(id, isEditing: isEditing)
    }

    func edit(_ isEditing: Bool) { content = StubTripPage.content(pageID, isEditing: isEditing) }
    func rename(to name: String) { asked.append("rename \(name)") }
    func setFirst(_ text: String, ofStay number: Int) { asked.append("first \(number) \(text)") }
    func setLast(_ text: String, ofStay number: Int) { asked.append("last \(number) \(text)") }
    func move(_ number: Int, by offset: Int) { asked.append("move \(number) \(offset)") }
    func removeStay(_ number: Int) { asked.append("remove \(number)") }
    func savePlace(ofStay number: Int) { asked.append("save \(number)") }
    func openPlace(ofStay number: Int) { asked.append("open \(number)") }
    func pack(_ row: TripPackingText.Row, _ isPacked: Bool) { asked.append("pack \(row.name) \(isPacked)") }
    func calendar() -> Data { Data() }
    func remove() { asked.append("remove") }
    func refresh() { asked.append("refresh") }
    func undo() { asked.append("undo") }
}

extension StubTripPage {
    /// Stays of which nothing is known but the dates.
    ///
    /// - Parameter nights: How many each stay has.
    static func content(
        _ id: String, isEditing: Bool, places: [String] = ["Paris", "Rome"], nights: [Int] = [], showsDays: Bool = false
    ) -> TripPageContent {
        var first = 20_800
        let legs = places.enumerated().map { number, name in
            let last = first + (nights.indices.contains(number) ? nights[number] : 2)
            defer { first = last }
            return TripLeg(at: place(name), from: CivilDate(dayNumber: first), to: CivilDate(dayNumber: last))
        }
        let formatter = WeatherFormatter(locale: Locale(identifier: "en_GB"), ownZone: .gmt)
        let text = TripText(
            Trip(id: "t", name: "Trip", legs: legs),
            legs.map { TripLegWeather(SavedPlace($0.place), zone: .gmt, report: nil) }, home: nil,
            at: Date(timeIntervalSince1970: 20_790 * 86_400), formatter)
        let stays = text.legs.map { leg in
            TripPageContent.Stay(
                text: leg, firstText: formatter.numericDate(legs[leg.id].first),
                lastText: formatter.numericDate(legs[leg.id].last), canMoveUp: leg.id > 0,
                canMoveDown: leg.id < legs.count - 1,
                isSaved: leg.id == 0)
        }
        return TripPageContent(
            name: "Trip", sentence: text.sentence, detail: text.detail, spokenHead: text.spokenHead,
            timeline: showsDays ? TripTimeline(text, formatter) : nil, stays: stays, packing: text.packing,
            isKept: id != "new", isEditing: isEditing, problem: nil, undoOffer: nil)
    }

    private static func place(_ name: String) -> Location {
        guard let point = Coordinates(latitude: 1, longitude: 1) else { fatalError("no such point") }
        return Location(id: name, name: name, coordinates: point)
    }
}
