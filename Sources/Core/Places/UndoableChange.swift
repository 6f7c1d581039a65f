public import Foundation
public import WeatherStore

/// The last change of the list of places, as long as it can be undone.
public struct UndoableChange {
    /// What was done, and to where it goes back.
    public enum Kind {
        /// A place was removed from a position, with its data from the store.
        case removal(PlaceRemoval, from: Int)
        /// A place was moved once or several times in a row, from a position.
        case move(from: Int)
    }

    /// The place that was removed or moved.
    public let state: PlaceState
    /// What was done with it.
    public let kind: Kind
    /// The time of the change.
    public let time: Date

    /// The time in seconds for which a change can be undone.
    static let lifetime: TimeInterval = 300

    /// Returns whether it is too long ago to be undone.
    func isOver(at now: Date) -> Bool { abs(now.timeIntervalSince(time)) >= Self.lifetime }
}

/// What a change of the list has come to, to be told.
public enum PlaceListNews {
    /// The place was removed, and can be put back.
    case removed(PlaceState)
    /// The place had been removed by another program before.
    case gone(PlaceState)
    /// The place has another position, from 0.
    case moved(PlaceState, to: Int)
    /// The place is in the list again; another state may stand for it where another program has saved it meanwhile.
    case restored(PlaceState)
}
