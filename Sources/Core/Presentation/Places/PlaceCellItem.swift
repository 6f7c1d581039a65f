/// The content of a place's row, with the mark of the home.
public protocol PlaceCellItem: BasicCellItem {
    /// Whether the place is the user's home, which is shown at the start.
    var isHome: Bool { get }
}

extension PlaceCellItem {
    /// False, by default.
    public var isHome: Bool { false }
}
