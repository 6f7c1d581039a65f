public import Foundation

extension Sourced<[Alert]> {
    /// The seconds for which a warning without an end counts after the list that it was last in.
    private static let longestUntold: TimeInterval = 24 * 3600

    /// Returns the warnings that have not ended at `now`, in the order in which they are listed.
    ///
    /// One that names no end stands as long as it is listed, and for a day: nobody would take it back from an old list.
    public func standing(at now: Date) -> [Alert] {
        let limit = fetchedAt + Self.longestUntold
        return value.filter { ($0.ends ?? limit) > now }.sorted { $0.comes(before: $1) }
    }
}
