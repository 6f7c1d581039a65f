public import Foundation

extension [Alert] {
    /// Returns the warnings that have not ended at `now`, in the order in which they are listed.
    public func standing(at now: Date) -> [Alert] {
        filter { $0.ends.map { $0 > now } ?? true }.sorted { $0.comes(before: $1) }
    }
}
