/// A small sign before the second line of a cell.
public struct CellMark: Sendable, Hashable {
    /// The name of an icon in the icon theme.
    public let iconName: String
    /// The style class that gives it its colour.
    public let style: String

    /// Makes a sign.
    public init(iconName: String, style: String) {
        (self.iconName, self.style) = (iconName, style)
    }
}
