import Foundation
import WeatherStore
import WeatherText

/// The last change of the list of places, as long as it can be undone.
struct UndoableChange {
    enum Kind {
        /// A place was removed from a position, with its data from the store.
        case removal(PlaceRemoval, from: Int)
        /// A place was moved once or several times in a row, from a position.
        case move(from: Int)
    }

    let page: WeatherViewModel
    let kind: Kind
    /// The time of the change.
    let time: Date

    /// The time in seconds for which a change can be undone.
    static let lifetime: TimeInterval = 300

    /// Returns whether it is too long ago to be undone.
    func isOver(at now: Date) -> Bool { abs(now.timeIntervalSince(time)) >= Self.lifetime }

    /// The message about the change, with a button to undo it.
    @MainActor var offer: Banner {
        let place = ["place": page.distinctName]
        let text =
            switch kind {
            case .removal: tr("{place} was removed.", place)
            case .move: tr("{place} was moved.", place)
            }
        return Banner(text: text, actionLabel: tr("Undo"), style: .info)
    }
}
