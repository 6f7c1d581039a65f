/// The model of the search field for places and its matches.
@MainActor
public protocol AddLocationModel: AnyObject {
    /// The type of a match.
    associatedtype Match: BasicCellItem & Equatable & Identifiable where Match.ID == String

    /// The text in the empty field, such as "Enter the name of a city ...".
    var placeholder: String { get }
    /// The number of letters, as Unicode scalars, that are taken over of what is typed.
    var longestQuery: Int { get }
    /// The text in the field.
    var query: String { get }
    /// Whether matches or a message are shown in place of the list.
    var isActive: Bool { get }
    /// The matches, the best one first.
    var matches: [Match] { get }
    /// The identifier of the match that `submit()` chooses; nil if it chooses none.
    var submittedMatch: String? { get }
    /// The message why there are no matches, or that they are awaited; nil if there is none.
    var message: String? { get }
    /// The message beside the list of places about what was submitted while the field was empty; nil if there is none.
    var hint: String? { get }
    /// Whether a request is running.
    var isSearching: Bool { get }
    /// How many matches are shown and how many there are; nil if there are none.
    var countText: String? { get }
    /// The attribution to show below the matches; nil if none is required.
    var attribution: String? { get }

    /// Takes over the text of the field, as far as `longestQuery` goes, and finds matching places.
    func type(_ text: String)
    /// Chooses the best match, or searches online if there is none.
    func submit()
    /// Performs the action of a row: saves and shows the place and empties the field, or searches online.
    func choose(_ id: String)
    /// Empties the field and cancels a running request.
    func cancel()
}

extension AddLocationModel {
    /// The first one, by default.
    public var submittedMatch: String? { matches.first?.id }
    /// Nil, by default.
    public var hint: String? { nil }
    /// Nil, by default.
    public var countText: String? { nil }
    /// Nil, by default.
    public var attribution: String? { nil }
}
