import Foundation
import Gazetteer
import Testing
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Presentation

@MainActor
struct IndexedSearchTests {
    private static let towns = (1...5).map { number in
        PlaceMatch(Samples.place("Springfield", id: "\(number)", region: "Region \(number)"), kind: .exact)
    }
    private static func many(_ count: Int) -> [PlaceMatch] {
        (1...count).map { PlaceMatch(Samples.place("London", id: "many \($0)", region: "Region \($0)"), kind: .exact) }
    }
    private let index = MockPlaceIndex([
        "Par": [
            PlaceMatch(Samples.paris, kind: .prefix, highlights: [0..<3]),
            PlaceMatch(Samples.london, kind: .alternateName, matchedName: "Paristan"),
        ],
        "spr": towns,
        "sprin": Array(towns.prefix(4)),
        "sprimgfield": towns.map { PlaceMatch($0.location, kind: .corrected) },
        "51.5, 0": [PlaceMatch(Samples.london, kind: .coordinates)],
        "london": many(23), "san": many(50),
    ])
    private let geocoder = MockGeocodingClient(credit: "© Mappers")
    private let store: MockStore
    private let locations: LocationsViewModel
    private let model: AddLocationViewModel

    init() throws {
        let list = try PlacesDesk([Samples.london])
        (store, locations) = (list.store, list.locations)
        model = AddLocationViewModel(
            geocoder: geocoder, locations: locations, index: index, preferredCountry: "US",
            pause: { Issue.record("a pause where there is an index") })
        geocoder.answers.set(.success([Samples.tokyo, Samples.paris]), for: "Par")
        geocoder.answers.set(.success([Samples.tokyo]), for: "Edo")
        geocoder.answers.set(.success([]), for: "Xyzzy")
        geocoder.answers.set(.failure(.offline), for: "Rome")
    }

    private var titles: [String] { model.matches.map(\.title) }

    private func searchOnline() async {
        model.choose(MatchRow.onlineSearchID)
        await model.searchTask?.value
    }

    @Test("each key press shows the index's matches at once, with what is typed marked and no request made")
    func type() {
        model.type("Par")
        #expect(index.asked == [MockPlaceIndex.Question(query: "Par", limit: 50, country: "US")])
        #expect(titles.prefix(2) == ["Paris", "London"])
        #expect(model.matches.map(\.titleHighlights).prefix(2) == [[0..<3], []])
        #expect(model.matches.map(\.detailHighlights).prefix(2) == [[], [0..<3]])
        #expect(model.countText == "2 matches")
        #expect(model.matches.map(\.trailingDetail).prefix(2) == [nil, "in your list"])
        #expect(model.searchTask == nil)
        #expect(!model.isSearching)
        #expect(model.message == nil)
        #expect(model.attribution == "Places from GeoNames, CC BY 4.0")
        model.type("spr")
        #expect(titles == Array(repeating: "Springfield", count: 5))
        #expect(geocoder.answers.asked.isEmpty)
    }

    @Test(
        "of many matches the best ten are shown, and said to be so",
        arguments: [("london", "10 of 23 matches"), ("san", "The best 10 matches")])
    func many(text: String, count: String) {
        model.type(text)
        #expect(model.matches.count == 10)
        #expect(model.countText == count)
        #expect(model.resultText == count, "a screen reader is told no other number")
    }

    @Test("the empty field asks the index for nothing", arguments: ["", "  "])
    func empty(text: String) {
        model.type("Par")
        model.type(text)
        #expect(index.asked.count == 1)
        #expect(model.matches.isEmpty)
        #expect(model.attribution == nil)
        #expect(!model.isActive)
    }

    @Test(
        "an online search is offered last where the index has few matches or only names typed with an error",
        arguments: [("spr", 5, false), ("sprin", 4, true), ("sprimgfield", 5, true), ("Xyzzy", 0, true)])
    func offer(text: String, count: Int, isOffered: Bool) {
        model.type(text)
        #expect(model.matches.filter { $0.id != MatchRow.onlineSearchID }.count == count)
        #expect((model.matches.last?.title == "Search online for “\(text)”") == isOffered)
    }

    @Test("a point is not searched for online")
    func point() {
        model.type("51.5, 0")
        #expect(titles == ["London"])
    }

    @Test("that no built-in place has the name is told beside the offer")
    func nothing() {
        model.type("Xyzzy ")
        #expect(model.message == "The built-in list has no place called “Xyzzy”.")
        #expect(titles == ["Search online for “Xyzzy”"])
        #expect(model.matches.first?.image == .named("system-search-symbolic"))
        #expect(model.attribution == nil)
    }

    @Test("what was asked for online comes before the index's matches, each place once, and is not offered again")
    func online() async {
        model.type("Par")
        await searchOnline()
        #expect(geocoder.answers.asked == ["Par"])
        #expect(titles == ["Tokyo", "Paris", "London"])
        #expect(model.message == nil)
        #expect(model.attribution == "Places from © Mappers, GeoNames, CC BY 4.0")
    }

    @Test("while the online service is waited for, the index's matches stay and Enter does nothing")
    func waiting() async {
        let gate = Gate()
        geocoder.answers.hold("Par", at: gate)
        model.type("Par")
        model.choose(MatchRow.onlineSearchID)
        await gate.visitor()
        #expect(model.isSearching)
        #expect(model.message == "Searching…")
        #expect(titles == ["Paris", "London"])
        model.submit()
        model.choose(MatchRow.onlineSearchID)
        await gate.open()
        await model.searchTask?.value
        #expect(geocoder.answers.asked == ["Par"])
        #expect(model.saveTask == nil)
    }

    @Test("an online search asked for twice in one turn is made once")
    func twice() async {
        model.type("Edo")
        model.choose(MatchRow.onlineSearchID)
        model.choose(MatchRow.onlineSearchID)
        await model.searchTask?.value
        #expect(geocoder.answers.asked == ["Edo"])
    }

    @Test("a late online answer for an older text is dropped")
    func lateAnswer() async {
        let gate = Gate()
        geocoder.answers.hold("Edo", at: gate)
        model.type("Edo")
        model.choose(MatchRow.onlineSearchID)
        let older = model.searchTask
        await gate.visitor()
        model.type("spr")
        #expect(!model.isSearching)
        await gate.open()
        await older?.value
        #expect(titles == Array(repeating: "Springfield", count: 5))
        #expect(older?.isCancelled == true)
    }

    @Test("nobody online either is told, and a failed search is offered again")
    func onlineFailures() async {
        model.type("Xyzzy")
        await searchOnline()
        #expect(model.message == "No place called “Xyzzy” was found.")
        #expect(model.matches.isEmpty)
        model.type("Rome")
        await searchOnline()
        #expect(model.message == FetchError.offline.message(from: "The online place search"))
        #expect(titles == ["Search online for “Rome”"])
        await searchOnline()
        #expect(geocoder.answers.asked == ["Xyzzy", "Rome", "Rome"])
    }

    @Test("Enter takes the index's best match")
    func submit() async {
        model.type("Par")
        model.submit()
        await model.saveTask?.value
        #expect(store.locations == [Samples.london, Samples.paris])
        #expect(locations.selectedID == Samples.paris.id)
        #expect(model.query.isEmpty)
        #expect(model.matches.isEmpty)
        #expect(geocoder.answers.asked.isEmpty)
    }

    @Test("Enter on a name the index does not know asks nobody, and says so; only the offer does")
    func submitUnknown() async {
        model.type("Edo")
        model.submit()
        model.submit()
        await model.searchTask?.value
        #expect(geocoder.answers.asked.isEmpty)
        let advice = "To search online, choose the line below."
        #expect(model.message?.hasSuffix(advice) == true)
        #expect(titles == ["Search online for “Edo”"])
        model.type("Edoo")
        #expect(model.message?.contains(advice) == false)
        model.type("Edo")
        await searchOnline()
        #expect(titles == ["Tokyo"])
        model.submit()
        await model.saveTask?.value
        #expect(locations.selectedID == Samples.tokyo.id)
    }

    @Test("a match of the index that is saved already is only shown")
    func saved() async {
        store.fail(.diskFull)
        model.type("Par")
        model.choose(Samples.london.id)
        await model.saveTask?.value
        #expect(locations.selectedID == Samples.london.id)
        #expect(!model.isActive)
    }

    @Test(
        "a city named at the start is taken from the index; one it does not know is asked of nobody",
        arguments: ["Edo", "geo:0,0?q=Edo"])
    func show(unknown: String) async {
        await model.show("Par")
        await model.show(unknown)
        await model.searchTask?.value
        #expect(geocoder.answers.asked.isEmpty)
        #expect(store.locations == [Samples.london, Samples.paris])
        #expect(model.query == "Edo")
        #expect(titles == ["Search online for “Edo”"])
    }

    @Test("the index's memory is let go when a search is over, and not before")
    func release() async {
        model.type("Par")
        #expect(index.releases == 0)
        model.choose(Samples.london.id)
        await model.saveTask?.value
        #expect(index.releases == 1)
    }
}
