/// One thing that is drawn.
public enum Mark: Sendable, Hashable {
    /// An area.
    case fill(Path, Paint)
    /// A line.
    case stroke(Path, Stroke)
    /// Marks without an edge, which a view may draw coarsely and smooth.
    case soft([Mark])
    /// Marks without an edge, as far as a mask lets them be seen.
    case masked([Mark], SoftMask)
    /// A line of text.
    case label(Label)
    /// One of the program's own pictures by its name, as opaque as told from 0 to 1.
    case picture(String, Rectangle, opacity: Double)
}
