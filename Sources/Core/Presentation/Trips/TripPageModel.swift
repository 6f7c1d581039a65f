public import Charts
public import Foundation
public import WeatherText

/// The content of a trip's page.
@MainActor
public protocol TripPageModel: AnyObject {
    /// The type of the search field for the place of a further stay.
    associatedtype Adding: AddLocationModel

    /// The identity of the trip.
    var pageID: String { get }
    /// The line at the top: the trip, its days and places.
    var heading: PageHeading { get }
    /// What the page shows.
    var content: TripPageContent { get }
    /// The search field for the place of a further stay.
    var adding: Adding { get }
    /// Whether the weather of one of its places is being asked for.
    var isLoading: Bool { get }
    /// The name that is suggested for the calendar file.
    var fileName: String { get }

    /// Shows the form in which the trip is changed, or its weather.
    func edit(_ isEditing: Bool)
    /// Gives the trip another name; an empty one names it after its places.
    func rename(to name: String)
    /// Sets the first day of a stay as it was typed; tells where that is no date or cannot be.
    func setFirst(_ text: String, ofStay number: Int)
    /// Sets the last day of a stay in the same way.
    func setLast(_ text: String, ofStay number: Int)
    /// Moves a stay before the one before it for −1, or behind the next one; both stay as long as before.
    func move(_ number: Int, by offset: Int)
    /// Removes a stay, which can be undone.
    func removeStay(_ number: Int)
    /// Adds the place of a stay to the list of places again.
    func savePlace(ofStay number: Int)
    /// Shows the page of a stay's place.
    func openPlace(ofStay number: Int)
    /// Marks a thing as packed, or no more.
    func pack(_ row: TripPackingText.Row, _ isPacked: Bool)
    /// Returns the stays as a calendar file.
    func calendar() -> Data
    /// Removes the trip, which can be undone.
    func remove()
    /// Asks for the weather of all of its places.
    func refresh()
    /// Takes back the last change.
    func undo()
}

/// What the page of a trip shows.
public struct TripPageContent: Sendable, Hashable {
    /// One stay.
    public struct Stay: Sendable, Hashable, Identifiable {
        /// Its words and tiles.
        public let text: TripLegText
        /// The first day in numbers, as it can be typed.
        public let firstText: String
        /// The last day in numbers.
        public let lastText: String
        /// Whether one stands before it.
        public let canMoveUp: Bool
        /// Whether one stands behind it.
        public let canMoveDown: Bool
        /// Whether the place is in the list of places, so that its weather is kept up to date.
        public let isSaved: Bool
        /// The number, from 0.
        public var id: Int { text.id }

        /// Takes texts as they are shown.
        public init(
            text: TripLegText, firstText: String, lastText: String, canMoveUp: Bool, canMoveDown: Bool, isSaved: Bool
        ) {
            (self.text, self.firstText, self.lastText) = (text, firstText, lastText)
            (self.canMoveUp, self.canMoveDown, self.isSaved) = (canMoveUp, canMoveDown, isSaved)
        }
    }

    /// The name that the user gave the trip; empty where it is named after its places.
    public let name: String
    /// The sentence at the top.
    public let sentence: String
    /// The sentence below it; nil where there is nothing to add.
    public let detail: String?
    /// Both for a screen reader.
    public let spokenHead: String
    /// The days with a bar for each stay; nil without a stay.
    public let timeline: TripTimeline?
    /// The stays in the order of travel.
    public let stays: [Stay]
    /// What to pack.
    public let packing: TripPackingText
    /// Whether the trip is saved, so that there is something to delete.
    public let isKept: Bool
    /// Whether the trip is being changed.
    public let isEditing: Bool
    /// Why the last change was not made; nil if it was.
    public let problem: String?
    /// The offer to bring back what was removed last; nil for none.
    public let undoOffer: Banner?
}
