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
    /// Who has to be named under the matches; nil while there is nobody to name.
    var attribution: String? { get }

    /// Takes what the field holds now and finds what matches it.
    func type(_ text: String)
    /// Takes the best match, or searches online where there is none.
    func submit()
    /// Does what the row stands for: saves the place, shows it and empties the field, or searches online.
    func choose(_ id: String)
    /// Empties the field and drops what is under way.
    func cancel()
}

extension AddLocationModel {
    /// Nobody.
    public var attribution: String? { nil }
}
