/// The small picture of a detail: where its value lies on its scale.
public enum DetailDrawing: Sendable, Hashable {
    /// Where the wind comes from, in degrees clockwise from north.
    case compass(degrees: Double)
    /// A value between the ends of an open ring, 0 to 1.
    case ring(Double)
    /// A value along a straight scale, 0 to 1; the marks are the bounds of its classes.
    case bar(Double, marks: [Double])
    /// The sun on its way from rise at 0 to set at 1; nil while it is below the horizon.
    case sunArc(Double?)
    /// The moon's lit share, 0 to 1, and whether it is growing.
    case moon(lit: Double, isWaxing: Bool)
}
