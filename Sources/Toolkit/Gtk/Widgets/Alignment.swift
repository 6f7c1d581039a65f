internal import CGtk

/// The position of a widget in room that is larger than it needs.
public enum Alignment: Sendable {
    /// Fills the room.
    case fill
    /// Left, or right for right-to-left text; top.
    case start
    /// Centre.
    case center
    /// Right, or left for right-to-left text; bottom.
    case end
    /// Vertically, with the lines of text level with those beside it.
    case baseline

    var gtk: GtkAlign {
        switch self {
        case .fill: GTK_ALIGN_FILL
        case .start: GTK_ALIGN_START
        case .center: GTK_ALIGN_CENTER
        case .end: GTK_ALIGN_END
        // GTK_ALIGN_BASELINE, which GTK 4.12 has given another name.
        case .baseline: GtkAlign(rawValue: 4)
        }
    }
}

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
