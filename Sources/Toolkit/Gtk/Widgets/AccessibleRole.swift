internal import CGtk

/// What a widget is to a screen reader, where that is not what its type says.
public enum AccessibleRole: Sendable {
    /// It only arranges others, and has no name of its own.
    case arrangement
    /// One of several of which one is chosen: GTK's radio.
    case choice
    /// It is not told at all, nor what is in it.
    case decoration
    /// A list of commands.
    case menu
    /// A command of a menu.
    case menuItem
    /// A message that is told when it changes.
    case status
    /// A window of its own.
    case window

    var gtk: GtkAccessibleRole {
        switch self {
        case .arrangement: GTK_ACCESSIBLE_ROLE_GENERIC
        case .choice: GTK_ACCESSIBLE_ROLE_RADIO
        case .decoration: GTK_ACCESSIBLE_ROLE_PRESENTATION
        case .menu: GTK_ACCESSIBLE_ROLE_MENU
        case .menuItem: GTK_ACCESSIBLE_ROLE_MENU_ITEM
        case .status: GTK_ACCESSIBLE_ROLE_STATUS
        case .window: GTK_ACCESSIBLE_ROLE_WINDOW
        }
    }
}
