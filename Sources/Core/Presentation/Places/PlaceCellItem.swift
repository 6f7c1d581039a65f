/// A place as a row: what every row shows, and whether the place is home.
public protocol PlaceCellItem: BasicCellItem {
    /// Whether the place is the one shown at the start; marked, and said in `spokenText`.
    var isHome: Bool { get }
}

extension PlaceCellItem {
    /// It is not.
    public var isHome: Bool { false }
}
