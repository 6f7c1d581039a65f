public import Foundation

/// A cell's picture.
public enum CellImage: Sendable, Hashable {
    /// An icon of the icon theme.
    case named(String)
    /// An image file.
    case url(URL)
}
