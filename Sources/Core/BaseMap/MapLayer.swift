/// The layers of the base map in the order of the file.
public enum MapLayer: Int, Sendable, Hashable, CaseIterable {
    /// The outlines of land, with seas inside it as holes; outer rings run counterclockwise and holes clockwise.
    case land
    /// The outlines of lakes, with islands as holes.
    case lakes
    /// The rivers' courses outside of lakes.
    case rivers
    /// The borders of states that nobody disputes.
    case borders
    /// The borders that are disputed, indefinite or lines of control, as they are held.
    case disputed
    /// The borders within fifteen large countries.
    case regions

    /// Whether its lines are closed outlines.
    public var isArea: Bool { self == .land || self == .lakes }
}
