public import Foundation

/// A store opened from its file, and what had to be done to open it.
public struct OpenedStore: Sendable {
    /// Ready for use.
    public let store: SQLiteStore
    /// Where the damaged file was put before a new one was begun; nil when all was well.
    public let setAside: URL?
    /// How many places could be brought over from the damaged file; 0 when there was none.
    public let rescuedLocations: Int
    /// Whether it can only be read until another program that holds its folder lets go, which it did not in time.
    public let isHeld: Bool

    init(store: SQLiteStore, setAside: URL? = nil, rescuedLocations: Int = 0, isHeld: Bool = false) {
        (self.store, self.setAside, self.rescuedLocations) = (store, setAside, rescuedLocations)
        self.isHeld = isHeld
    }
}
