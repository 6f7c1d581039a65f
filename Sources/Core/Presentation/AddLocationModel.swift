/// The text field that finds places, and what it found.
@MainActor
public protocol AddLocationModel: AnyObject {
    /// One place found.
    associatedtype Match: BasicCellItem & Equatable & Identifiable where Match.ID == String

    /// "Enter the name of a city ...".
    var placeholder: String { get }
    /// What is typed.
    var query: String { get }
    /// Whether the matches or their message take the place of the list.
    var isActive: Bool { get }
    /// Best first.
    var matches: [Match] { get }
    /// Why there are no matches, or that they are being waited for; nil when there is nothing to say.
    var message: String? { get }
    /// Whether a request is under way.
    var isSearching: Bool { get }

    /// Takes what the field holds now; a search starts after a short pause.
    func type(_ text: String)
    /// Searches at once, or takes the best match when the search for what is typed is done.
    func submit()
    /// Saves the match, shows it and empties the field.
    func choose(_ id: String)
    /// Empties the field and drops what is under way.
    func cancel()
}
