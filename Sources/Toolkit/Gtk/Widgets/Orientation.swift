internal import CGtk

/// The direction in which children are arranged.
public enum Orientation: Sendable {
    /// In the direction of the text.
    case horizontal
    /// From top to bottom.
    case vertical

    var gtk: GtkOrientation {
        self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
    }
}
