public import Foundation

/// An opened store, and the repairs that were necessary.
public struct OpenedStore: Sendable {
    /// The store, ready for use.
    public let store: SQLiteStore
    /// The new address of a damaged file that was replaced; nil if the file was intact.
    public let setAside: URL?
    /// The number of places recovered from the damaged file; 0 if there was none.
    public let rescuedLocations: Int
    /// Whether the store is read-only, as another program holds the lock of its folder.
    public let isHeld: Bool

    init(store: SQLiteStore, setAside: URL? = nil, rescuedLocations: Int = 0, isHeld: Bool = false) {
        (self.store, self.setAside, self.rescuedLocations) = (store, setAside, rescuedLocations)
        self.isHeld = isHeld
    }
}
