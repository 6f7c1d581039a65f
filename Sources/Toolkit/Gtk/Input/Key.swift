internal import CGtk

/// A key that means something to this program apart from what it types.
public enum Key: Sendable, Hashable {
    /// Arrow up.
    case up
    /// Arrow down.
    case down
    /// Delete, also on the number pad.
    case delete
    /// Escape.
    case escape

    init?(_ value: guint) {
        switch Int32(bitPattern: value) {
        case GDK_KEY_Up, GDK_KEY_KP_Up: self = .up
        case GDK_KEY_Down, GDK_KEY_KP_Down: self = .down
        case GDK_KEY_Delete, GDK_KEY_KP_Delete: self = .delete
        case GDK_KEY_Escape: self = .escape
        default: return nil
        }
    }
}
