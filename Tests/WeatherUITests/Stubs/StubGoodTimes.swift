import Observation
import Presentation
import WeatherText

/// A page of good times with two activities that notes what is asked of it.
@MainActor @Observable
final class StubGoodTimes: GoodTimesPageModel {
    let pageID = "paris"
    let heading = PageHeading(place: "Good times", detail: "Paris")
    let sentence = "Choose."
    let explanation = "Then look."
    let spokenHead = "Choose. Then look."
    let isLoading = false
    var choices = ["run", "stars"].map { StubGoodTimes.choice($0, isShown: false) }

    var activity: StubActivity?
    var undoOffer: Banner?

    func open(_ id: String) { activity = StubActivity(id) }
    func make() { open("new") }
    func undo() -> Bool {
        defer { undoOffer = nil }
        return undoOffer != nil
    }

    func choose(_ isShown: Bool, for id: String) {
        choices = choices.map { $0.id == id ? Self.choice(id, isShown: isShown) : $0 }
    }

    private static func choice(_ id: String, isShown: Bool) -> ActivityChoice {
        ActivityChoice(
            id: id, name: "Activity \(id)", conditionsText: "Dry", timesText: "today", spokenText: "Dry. Today.",
            isShown: isShown)
    }
}
