import Foundation
import Testing
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Presentation

@MainActor
struct AddLocationViewModelTests {
    private let geocoder = MockGeocodingClient()
    private let store: MockStore
    private let locations: LocationsViewModel
    private let model: AddLocationViewModel

    init() throws {
        let list = try PlacesDesk([Samples.london])
        (store, locations) = (list.store, list.locations)
        model = AddLocationViewModel(geocoder: geocoder, locations: locations, pause: {})
        geocoder.answers.set(.success([Samples.paris, Samples.london]), for: "Paris")
        geocoder.answers.set(.success([Samples.tokyo]), for: "Tokyo")
        geocoder.answers.set(.success([]), for: "Xyzzy")
        geocoder.answers.set(.failure(.offline), for: "Rome")
    }

    private func search(_ text: String) async {
        model.type(text)
        await model.searchTask?.value
    }

    @Test("the empty field asks for a city, and nothing else is shown")
    func placeholder() {
        #expect(model.placeholder == "Enter the name of a city ...")
        #expect(!model.isActive)
        #expect(model.message == nil)
    }

    @Test("two hundred letters are taken and searched for, and what is more is left out and said")
    func longText() async {
        let whole = String(repeating: "ä", count: 200)
        geocoder.answers.set(.success([]), for: whole)
        await search(whole)
        #expect(model.query == whole)
        #expect(model.message != "Only the first 200 letters are used.")
        await search(whole + String(repeating: "x", count: 1 << 20))
        #expect(model.query == whole)
        #expect(model.message == "Only the first 200 letters are used.")
        #expect(geocoder.answers.asked.allSatisfy { $0.unicodeScalars.count <= 200 })
        await search(String(whole.dropLast()))
        #expect(model.query.count == 199)
        #expect(model.message != "Only the first 200 letters are used.")
    }

    @Test("what is typed is searched for, and those saved already are marked")
    func matches() async {
        await search("  Paris ")
        #expect(geocoder.answers.asked == ["Paris"])
        #expect(model.isActive)
        #expect(model.matches.map(\.title) == ["Paris", "London"])
        #expect(model.matches.map(\.trailingDetail) == [nil, "in your list"])
        #expect(model.message == nil)
    }

    @Test("white space around a name does not search again")
    func whiteSpace() async {
        await search("Paris")
        await search("Paris ")
        #expect(geocoder.answers.asked == ["Paris"])
        #expect(model.matches.count == 2)
    }

    @Test("a name nobody bears is told")
    func nobody() async {
        await search("Xyzzy")
        #expect(model.message == "No place called “Xyzzy” was found.")
        #expect(model.matches.isEmpty)
        #expect(model.isActive)
    }

    @Test("a failure is told as what it is, and what is saved stays", arguments: [FetchError.offline, .webPage])
    func failure(error: FetchError) async {
        geocoder.answers.set(.failure(error), for: "Rome")
        await search("Rome")
        #expect(model.message == error.message(from: "The online place search"))
        #expect(model.matches.isEmpty)
        #expect(locations.rows.map(\.title) == ["London"])
        #expect(locations.selectedID == Samples.london.id)
    }

    @Test("matches of an older text are never shown for a newer one, and its late answer is dropped")
    func lateAnswer() async {
        let gate = Gate()
        geocoder.answers.hold("Paris", at: gate)
        model.type("Paris")
        let older = model.searchTask
        await gate.visitor()
        #expect(model.isSearching)
        #expect(model.message == "Searching…")
        await search("Tokyo")
        #expect(model.matches.map(\.title) == ["Tokyo"])
        await gate.open()
        await older?.value
        #expect(model.matches.map(\.title) == ["Tokyo"])
        model.type("Toky")
        #expect(model.matches.isEmpty)
        #expect(model.message == "Searching…")
    }

    @Test("a search begins only when typing pauses")
    func pause() async {
        let gate = Gate()
        let model = AddLocationViewModel(
            geocoder: geocoder, locations: locations, pause: { await gate.pass() })
        model.type("Par")
        let first = model.searchTask
        await gate.visitor()
        model.type("Paris")
        let second = model.searchTask
        #expect(geocoder.answers.asked.isEmpty)
        await gate.open()
        await first?.value
        await second?.value
        #expect(geocoder.answers.asked == ["Paris"])
    }

    @Test("Enter does not wait for the pause, and takes the best match once it is there")
    func submit() async {
        let gate = Gate()
        let model = AddLocationViewModel(
            geocoder: geocoder, locations: locations, pause: { await gate.pass() })
        model.type("Paris")
        let paused = model.searchTask
        model.submit()
        await model.searchTask?.value
        #expect(model.matches.count == 2)
        await gate.open()
        await paused?.value
        #expect(geocoder.answers.asked == ["Paris"])
        model.submit()
        await model.saveTask?.value
        #expect(store.locations == [Samples.london, Samples.paris])
    }

    @Test("Enter searches again after a failure, but not after an empty answer")
    func submitAgain() async {
        await search("Rome")
        model.submit()
        await model.searchTask?.value
        #expect(geocoder.answers.asked == ["Rome", "Rome"])
        await search("Xyzzy")
        model.submit()
        await model.searchTask?.value
        #expect(geocoder.answers.asked == ["Rome", "Rome", "Xyzzy"])
    }

    @Test("Enter without a name asks for one, and the saved places stay", arguments: ["", "   "])
    func emptySubmit(text: String) async {
        model.type(text)
        model.submit()
        #expect(model.hint == "Enter the name of a city first.")
        #expect(model.message == nil)
        #expect(!model.isActive)
        #expect(geocoder.answers.asked.isEmpty)
        await search("Paris")
        #expect(model.hint == nil)
    }

    @Test("a match chosen is saved and shown, and the field is empty")
    func choose() async {
        await search("Paris")
        model.choose(Samples.paris.id)
        await model.saveTask?.value
        #expect(store.locations == [Samples.london, Samples.paris])
        #expect(locations.rows.map(\.title) == ["London", "Paris"])
        #expect(locations.selectedID == Samples.paris.id)
        #expect(model.query.isEmpty)
        #expect(!model.isActive)
    }

    @Test("a match that is saved already is only shown, whether the store works or not")
    func chooseSaved() async {
        locations.addSuggestion("geonames:2147714")
        await locations.task?.value
        await search("Paris")
        store.fail(.diskFull)
        model.choose(Samples.london.id)
        await model.saveTask?.value
        #expect(locations.rows.map(\.title) == ["London", "Sydney"])
        #expect(locations.selectedID == Samples.london.id)
        #expect(!model.isActive)
    }

    @Test("a place the store cannot save is not listed, and the matches stay")
    func storeFailure() async {
        await search("Paris")
        store.fail(.diskFull)
        model.choose(Samples.paris.id)
        await model.saveTask?.value
        #expect(model.message == "Paris could not be saved. The disk is full. Free up some space and try again.")
        #expect(locations.announcements.latest?.text == model.message)
        #expect(model.matches.count == 2)
        #expect(locations.rows.map(\.title) == ["London"])
        store.fail(nil)
        model.choose(Samples.paris.id)
        await model.saveTask?.value
        #expect(locations.selectedID == Samples.paris.id)
    }

    @Test("what is typed while a match is being saved is left alone")
    func typeOn() async {
        await search("Paris")
        model.choose(Samples.paris.id)
        await search("Tokyo")
        await model.saveTask?.value
        #expect(locations.selectedID == Samples.paris.id)
        #expect(model.query == "Tokyo")
        #expect(model.matches.map(\.title) == ["Tokyo"])
    }

    @Test("Escape empties the field and drops the answer under way")
    func cancel() async {
        let gate = Gate()
        geocoder.answers.hold("Paris", at: gate)
        model.type("Paris")
        let search = model.searchTask
        await gate.visitor()
        model.cancel()
        #expect(model.query.isEmpty)
        #expect(!model.isSearching)
        await gate.open()
        await search?.value
        #expect(model.matches.isEmpty)
        #expect(!model.isActive)
    }
}
