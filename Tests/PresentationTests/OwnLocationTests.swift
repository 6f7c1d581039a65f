import Gazetteer
import Testing
import WeatherModel
import WeatherStore

@testable import Presentation

@MainActor
@Suite("The user's own location")
struct OwnLocationTests {
    private let finder = MockLocationFinder()
    private let list: PlacesDesk
    private let model: OwnLocationViewModel
    private let main: MainViewModel
    private let settings: SettingsViewModel
    private static let point = Coordinates(clampingLatitude: 48.853412, longitude: 2.348799)

    init() throws {
        list = try PlacesDesk([Samples.london])
        settings = list.settings(in: MockSettingsStore())
        let index = MockPlaceIndex([
            "48.8534, 2.3488": [PlaceMatch(Self.place("Paris", 48.8534, 2.3488), kind: .coordinates)],
            "48.85, 2.35": [PlaceMatch(Self.place("Paris", 48.85, 2.35), kind: .coordinates)],
        ])
        let adding = AddLocationViewModel(
            geocoder: MockGeocodingClient(), locations: list.locations, index: index)
        model = OwnLocationViewModel(finder, adding: adding, locations: list.locations) { [settings] in
            settings.settings.coordinatePrecision
        }
        main = MainViewModel(
            adding: adding, locations: list.locations, settings: settings, clock: list.clock, ownLocation: model)
    }

    private static func place(_ name: String, _ latitude: Double, _ longitude: Double) -> Location {
        Location(name: name, coordinates: Coordinates(clampingLatitude: latitude, longitude: longitude))
    }

    private func ask(_ outcome: LocationOutcome) async {
        main.useLocation()
        finder.answer(outcome)
        await main.settled()
    }

    @Test("nothing is asked unasked, and where nobody can be asked the command is not offered")
    func offer() async throws {
        main.start()
        await main.settled()
        main.minutePassed()
        await main.settled()
        #expect(finder.asked.isEmpty && main.notice == nil)
        #expect(main.locationOffer == "Use your location")
        let bare = MainViewModel(
            adding: main.adding, locations: list.locations, settings: settings, clock: list.clock)
        #expect(bare.locationOffer == nil)
        bare.useLocation()
        #expect(bare.notice == nil)
    }

    @Test("the point is saved under the name of its town and shown, with how exact it is")
    func found() async {
        await ask(.found(Self.point, accuracy: Distance(850)))
        #expect(list.store.locations.map(\.name) == ["London", "Paris"])
        #expect(list.store.locations.last?.coordinates == Coordinates(clampingLatitude: 48.8534, longitude: 2.3488))
        #expect(list.locations.selectedID == list.store.locations.last?.id)
        #expect(main.notice?.text == "Your location is Paris, accurate to 850 m.")
        #expect(main.notice?.actionLabel == "Dismiss" && main.notice?.style == .info)
        await ask(.found(Self.point, accuracy: nil))
        #expect(list.store.locations.count == 2, "the same place is not saved twice")
        #expect(main.notice?.text == "Your location is Paris.")
        main.minutePassed()
        #expect(main.notice != nil)
        main.minutePassed()
        #expect(main.notice == nil, "who has read it need not remove it")
    }

    @Test("no more is kept than the settings say, and no more is asked for")
    func coarse() async {
        settings.change { $0.coordinatePrecision = .twoDecimals }
        await ask(.found(Self.point, accuracy: Distance(20)))
        #expect(finder.asked == [.twoDecimals])
        #expect(list.store.locations.last?.coordinates == Coordinates(clampingLatitude: 48.85, longitude: 2.35))
    }

    @Test(
        "what is no location has its own sentence, and the places stay",
        arguments: [
            (LocationOutcome.refused, "does not permit Fairweather to know your location"),
            (.absent, "has no location service"), (.unavailable, "could not find your location"),
            (.silent, "gave no location within 10 seconds"), (.lost, "went away before it answered"),
        ])
    func trouble(outcome: LocationOutcome, words: String) async {
        await ask(outcome)
        #expect(main.notice?.text.contains(words) == true, "\(main.notice?.text ?? "")")
        #expect(main.notice?.actionLabel == "Dismiss" && list.store.locations == [Samples.london])
        main.minutePassed()
        main.minutePassed()
        #expect(main.notice != nil, "a failure stays until it is read")
        main.dismissNotice()
        #expect(main.notice == nil && finder.forgotten == 0)
    }

    @Test("a second press asks nothing new, and one after the answer does")
    func twice() async {
        main.useLocation()
        main.useLocation()
        #expect(finder.asked.count == 1)
        #expect(main.notice?.text == "Asking your desktop for your location…" && main.notice?.actionLabel == "Cancel")
        finder.answer(.refused)
        main.useLocation()
        #expect(finder.asked.count == 2)
    }

    @Test("who cancels is not told, nor moved, by an answer that comes late")
    func cancel() async {
        main.useLocation()
        main.dismissNotice()
        #expect(main.notice == nil && finder.forgotten == 1)
        finder.answer(.found(Self.point, accuracy: nil))
        await main.settled()
        #expect(main.notice == nil && list.store.locations == [Samples.london])
        #expect(list.locations.selectedID == Samples.london.id)
    }

    @Test("a place that cannot be saved is said to be none of yours")
    func fullDisk() async {
        list.store.fail(.diskFull)
        await ask(.found(Self.point, accuracy: nil))
        #expect(main.notice == nil)
        #expect(main.adding.message == "Paris could not be saved. The disk is full. Free up some space and try again.")
        #expect(list.store.locations == [Samples.london])
    }
}
