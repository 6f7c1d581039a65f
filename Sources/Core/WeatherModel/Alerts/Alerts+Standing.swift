public import Foundation

extension [Alert] {
    /// Those that are not over at the moment, in the order they are told in.
    public func standing(at now: Date) -> [Alert] {
        filter { $0.ends.map { $0 > now } ?? true }.sorted { $0.comes(before: $1) }
    }
}
