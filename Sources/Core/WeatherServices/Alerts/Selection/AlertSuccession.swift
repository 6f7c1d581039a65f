import Foundation
import WeatherModel

/// Which entries have been replaced or ended by others among them.
struct AlertSuccession {
    /// Identities that an update or a cancellation refers to.
    private(set) var superseded: Set<String> = []

    /// An entry ends neither itself nor a later one; of two that refer to each other and are of the same moment, the
    /// first stays.
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
