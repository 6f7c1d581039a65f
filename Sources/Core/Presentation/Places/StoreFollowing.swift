/// How far the list of places has followed what other programs change in the store.
struct StoreFollowing {
    /// Whether a look into the store is asked for that has not begun.
    var isAsked = false
    /// The look that failed last, to be repeated; nil if the last one did not.
    var missed: (@MainActor () -> Void)?
    /// What the message about places that others have removed says of each.
    var departures: [String] = []
}
