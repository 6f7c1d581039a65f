internal import CGtk

/// A key that can trigger an action.
public enum Key: Sendable, Hashable {
    /// Arrow up.
    case up
    /// Arrow down.
    case down
    /// Arrow left.
    case left
    /// Arrow right.
    case right
    /// Page up.
    case pageUp
    /// Page down.
    case pageDown
    /// Home.
    case home
    /// End.
    case end
    /// Enter, also on the number pad.
    case enter
    /// A function key, 1 to 12.
    case function(Int)
    /// A digit, 0 to 9, also on the number pad.
    case digit(Int)
    /// Delete, also on the number pad.
    case delete
    /// Escape.
    case escape
    /// Menu.
    case menu
    /// The space bar.
    case space
    /// Plus, also as the key beside it that only Shift turns into one.
    case plus
    /// Minus.
    case minus
    /// A letter from a to z, whether or not Shift is held down.
    case letter(Character)

    init?(_ value: guint) {
        switch Int32(bitPattern: value) {
        case GDK_KEY_Up, GDK_KEY_KP_Up: self = .up
        case GDK_KEY_Down, GDK_KEY_KP_Down: self = .down
        case GDK_KEY_Left, GDK_KEY_KP_Left: self = .left
        case GDK_KEY_Right, GDK_KEY_KP_Right: self = .right
        case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: self = .pageUp
        case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: self = .pageDown
        case GDK_KEY_Home, GDK_KEY_KP_Home: self = .home
        case GDK_KEY_End, GDK_KEY_KP_End: self = .end
        case GDK_KEY_Return, GDK_KEY_KP_Enter: self = .enter
        case GDK_KEY_F1...GDK_KEY_F12: self = .function(Int(Int32(bitPattern: value) - GDK_KEY_F1) + 1)
        case GDK_KEY_0...GDK_KEY_9: self = .digit(Int(Int32(bitPattern: value) - GDK_KEY_0))
        case GDK_KEY_KP_0...GDK_KEY_KP_9: self = .digit(Int(Int32(bitPattern: value) - GDK_KEY_KP_0))
        case GDK_KEY_Delete, GDK_KEY_KP_Delete: self = .delete
        case GDK_KEY_Escape: self = .escape
        case GDK_KEY_Menu: self = .menu
        case GDK_KEY_space, GDK_KEY_KP_Space: self = .space
        case GDK_KEY_plus, GDK_KEY_equal, GDK_KEY_KP_Add: self = .plus
        case GDK_KEY_minus, GDK_KEY_KP_Subtract: self = .minus
        case GDK_KEY_a...GDK_KEY_z: self = .letter(Self.letter(value))
        case GDK_KEY_A...GDK_KEY_Z: self = .letter(Self.letter(value + guint(GDK_KEY_a - GDK_KEY_A)))
        default: return nil
        }
    }

    /// Keys of Latin letters have the numbers of the letters.
    private static func letter(_ value: guint) -> Character {
        Unicode.Scalar(value).map(Character.init) ?? " "
    }
}
