/// The kinds of small drawings that show a value on its scale.
public enum DetailDrawing: Sendable, Hashable {
    /// A compass with the direction the wind blows from, in degrees clockwise from north.
    case compass(degrees: Double)
    /// An open ring, filled from 0 to 1.
    case ring(Double)
    /// A straight scale with a value from 0 to 1, and marks at the limits of its classes.
    case bar(Double, marks: [Double])
    /// The sun's path from sunrise at 0 to sunset at 1; nil while it is below the horizon.
    case sunArc(Double?)
    /// The moon with its illuminated share, 0 to 1, and whether it is waxing.
    case moon(lit: Double, isWaxing: Bool)
}
