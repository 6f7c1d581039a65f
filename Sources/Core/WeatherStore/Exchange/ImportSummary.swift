/// The changes an import made to the list of places.
public struct ImportSummary: Sendable, Hashable {
    /// The new places, in their order.
    public var added: [SavedPlace] = []
    /// The existing places that got a name, a source order or the home mark, as they are now.
    public var completed: [SavedPlace] = []
    /// The existing places that did not change.
    public var unchanged: [SavedPlace] = []

    /// Makes an empty summary.
    public init() {}
}
