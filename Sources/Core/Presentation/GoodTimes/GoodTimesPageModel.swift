public import WeatherText

/// The content of the page of good times: the activities to choose of, or one of them.
@MainActor
public protocol GoodTimesPageModel: AnyObject {
    /// The type of an activity's own page.
    associatedtype ActivityPage: ActivityPageModel

    /// The identifier of the place.
    var pageID: String { get }
    /// The line at the top: the name of the page, the place, its time and the age of its weather.
    var heading: PageHeading { get }
    /// The sentence at the top.
    var sentence: String { get }
    /// The sentence below it.
    var explanation: String { get }
    /// Both for a screen reader.
    var spokenHead: String { get }
    /// The activities: those to begin with, then the user's own.
    var choices: [ActivityChoice] { get }
    /// The activity whose page is shown in place of the others; nil for none.
    var activity: ActivityPage? { get }
    /// The message about an activity that was deleted, with a button to undo it; nil if there is none.
    var undoOffer: Banner? { get }
    /// Whether a request is running.
    var isLoading: Bool { get }

    /// Shows the times of an activity on the page of every place, or no more.
    func choose(_ isShown: Bool, for id: String)
    /// Shows the page of an activity.
    func open(_ id: String)
    /// Makes an activity and shows its page.
    func make()
    /// Brings the activity back that was deleted last; returns false where there is none.
    func undo() -> Bool
}

/// An activity that can be shown on the page of every place.
public struct ActivityChoice: Sendable, Hashable, Identifiable {
    /// The name by which the settings know it.
    public let id: String
    /// The name as it is shown.
    public let name: String
    /// What has to hold: "Rain under 0.1 mm/h · Temperature 3° to 18° · 07:00 to 19:00".
    public let conditionsText: String
    /// Its coming times at the place, or why there are none; nil where no hour is known.
    public let timesText: String?
    /// The same for a screen reader, with the conditions.
    public let spokenText: String
    /// Whether it is shown on the page of every place.
    public let isShown: Bool

    /// The accessible name of what opens its page.
    public var openingText: String { ActivityWords.open(name) }

    /// Takes texts as they are shown.
    public init(
        id: String, name: String, conditionsText: String, timesText: String?, spokenText: String, isShown: Bool
    ) {
        (self.id, self.name, self.conditionsText) = (id, name, conditionsText)
        (self.timesText, self.spokenText, self.isShown) = (timesText, spokenText, isShown)
    }
}
