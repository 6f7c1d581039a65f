public import WeatherText

/// The saved places as the sidebar lists them.
@MainActor
public protocol LocationListModel: AnyObject {
    /// One place, or one city to start from.
    associatedtype Row: PlaceCellItem & Equatable & Identifiable where Row.ID == String

    /// In the user's order.
    var rows: [Row] { get }
    /// The place shown; nil where there is none.
    var selectedID: String? { get }
    /// The cities offered to somebody who has no place yet.
    var suggestions: [Row] { get }
    /// "Paris was removed", with Undo; nil when there is nothing to undo.
    var undoOffer: Banner? { get }

    /// Shows the place; unknown identities are ignored.
    func select(_ id: String)
    /// Shows the place so many rows further down, negative upwards; stays at the ends.
    func selectNeighbor(_ offset: Int)
    /// Saves one of `suggestions` and shows it.
    func addSuggestion(_ id: String)
    /// Removes the place and offers to undo it.
    func remove(_ id: String)
    /// Puts the place removed last back where it was.
    func undoRemoval()
    /// Moves the place by so many rows, negative upwards, as far as the list goes.
    func move(_ id: String, by offset: Int)
    /// Moves the place before another one, or behind it.
    func move(_ id: String, beside other: String, below: Bool)
    /// What can be done with the place; empty for an unknown one.
    func commands(for id: String) -> [PlaceCommand]
    /// What is asked when the place is to be renamed; nil for an unknown one.
    func renaming(_ id: String) -> PlaceRenaming?
    /// Gives the place a name of the user's own; nothing but white space gives its official name back.
    func rename(_ id: String, to name: String)
    /// Makes the place home, or no longer so.
    func toggleHome(_ id: String)
}

extension LocationListModel {
    /// Does what needs nothing more to be known; renaming does.
    public func perform(_ command: PlaceCommand.Kind, on id: String) {
        switch command {
        case .rename: break
        case .home: toggleHome(id)
        case .moveUp: move(id, by: -1)
        case .moveDown: move(id, by: 1)
        case .remove: remove(id)
        }
    }
}
