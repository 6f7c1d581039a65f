internal import CGtk

/// The direction in which children are arranged.
public enum Orientation: Sendable {
    /// Side by side, in the direction of the text.
    case horizontal
    /// One below the other.
    case vertical

    var gtk: GtkOrientation {
        self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
    }
}
