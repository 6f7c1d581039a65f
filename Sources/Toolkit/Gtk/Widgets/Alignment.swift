internal import CGtk

/// Where a widget stands in room that is larger than it needs.
public enum Alignment: Sendable {
    /// Takes all of it.
    case fill
    /// Left, or right where text runs from right to left; or top.
    case start
    /// In the middle.
    case center
    /// Right, or left where text runs from right to left; or bottom.
    case end

    var gtk: GtkAlign {
        switch self {
        case .fill: GTK_ALIGN_FILL
        case .start: GTK_ALIGN_START
        case .center: GTK_ALIGN_CENTER
        case .end: GTK_ALIGN_END
        }
    }
}
