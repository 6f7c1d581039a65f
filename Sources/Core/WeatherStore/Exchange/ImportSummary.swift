/// What an import did to the list of places.
public struct ImportSummary: Sendable, Hashable {
    /// New ones, in their order.
    public var added: [SavedPlace] = []
    /// Those there already that got a name, sources or to be home, as they are now.
    public var completed: [SavedPlace] = []
    /// Those there already that stayed as they were.
    public var unchanged: [SavedPlace] = []

    /// Nothing done so far.
    public init() {}
}
