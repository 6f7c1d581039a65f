public import WeatherText

/// The model of the list of saved places in the sidebar.
@MainActor
public protocol LocationListModel: AnyObject {
    /// The type of a row, for a saved place or a suggested city.
    associatedtype Row: PlaceCellItem & Equatable & Identifiable where Row.ID == String

    /// The rows in the user's order.
    var rows: [Row] { get }
    /// The identifiers of the places in the user's order.
    var placeIDs: [String] { get }
    /// Returns the row of the place; nil for an unknown one.
    func row(of id: String) -> Row?
    /// The identifier of the visible place; nil if there is none.
    var selectedID: String? { get }
    /// The cities suggested to a user without places.
    var suggestions: [Row] { get }
    /// The message about a removed or moved place with a button to undo it; nil if there is none.
    var undoOffer: Banner? { get }

    /// Shows the place; unknown identifiers are ignored.
    func select(_ id: String)
    /// Shows the place that many rows further down, or up if negative; stops at the ends.
    func selectNeighbor(_ offset: Int)
    /// Saves one of `suggestions` and shows it.
    func addSuggestion(_ id: String)
    /// Removes the place and offers to undo it.
    func remove(_ id: String)
    /// Undoes the last removal or move; does nothing without an `undoOffer`.
    func undo()
    /// Moves the place by that many rows down, or up if negative, as far as the list goes.
    func move(_ id: String, by offset: Int)
    /// Moves the place before or after another one.
    func move(_ id: String, beside other: String, below: Bool)
    /// Returns the commands for the place; empty for an unknown one.
    func commands(for id: String) -> [PlaceCommand]
    /// The content of the dialog that renames a place; nil if none is being renamed.
    var renaming: PlaceRenaming? { get }
    /// Asks for a new name of the place; does nothing for an unknown one.
    func beginRenaming(_ id: String)
    /// Sets the user's name for the place; white space restores the official name.
    func rename(_ id: String, to name: String)
    /// Ends the question for a name, answered or not.
    func endRenaming()
    /// Makes the place the home, or removes the mark.
    func toggleHome(_ id: String)
}

extension LocationListModel {
    /// The identifiers of the rows, by default.
    public var placeIDs: [String] { rows.map(\.id) }

    /// Returns one of the rows, by default.
    public func row(of id: String) -> Row? { rows.first { $0.id == id } }

    /// Performs a command; renaming first asks for the name.
    public func perform(_ command: PlaceCommand.Kind, on id: String) {
        switch command {
        case .rename: beginRenaming(id)
        case .home: toggleHome(id)
        case .moveUp: move(id, by: -1)
        case .moveDown: move(id, by: 1)
        case .remove: remove(id)
        }
    }
}
