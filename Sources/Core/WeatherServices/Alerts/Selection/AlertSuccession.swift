import Foundation
import WeatherModel

/// The entries of an answer that later entries update or cancel.
struct AlertSuccession {
    /// Identifiers of the entries that are updated or cancelled.
    private(set) var superseded: Set<String> = []

    /// Finds the superseded entries; an entry never supersedes itself or a later one, and of two that refer to each
    /// other and were sent at the same time the first is kept.
    init(_ notices: [AlertNotice]) {
        var sent: [String: Date] = [:]
        var heirs: [String: Set<String>] = [:]
        for notice in notices {
            let id = notice.alert.id
            sent[id] = notice.alert.sent ?? sent[id]
        }
        for notice in notices where notice.message == .update || notice.message == .cancel {
            let id = notice.alert.id
            for reference in notice.alert.references where reference != id {
                if let own = sent[id], let earlier = sent[reference], earlier > own { continue }
                guard heirs[id]?.contains(reference) != true else { continue }
                heirs[reference, default: []].insert(id)
                superseded.insert(reference)
            }
        }
    }
}
