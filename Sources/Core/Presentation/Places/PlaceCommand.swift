import WeatherText

/// A command for a saved place in its menu.
public struct PlaceCommand: Sendable, Hashable {
    /// The kinds of commands.
    public enum Kind: Sendable, Hashable, CaseIterable {
        /// Asks for a new name in a dialog.
        case rename
        /// Makes the place the home, or removes the mark.
        case home
        case moveUp, moveDown, remove
    }

    /// The kind of the command.
    public let kind: Kind
    /// The label of the menu item.
    public let label: String
    /// The keys that do the same, such as "F2"; nil for none.
    public let keys: String?
    /// Whether the command is available.
    public let isEnabled: Bool

    /// Makes a command, by default an available one.
    public init(_ kind: Kind, label: String, keys: String? = nil, isEnabled: Bool = true) {
        (self.kind, self.label, self.keys, self.isEnabled) = (kind, label, keys, isEnabled)
    }
}

/// The fixed texts about places.
public enum PlaceWords {
    /// The accessible name of the field for a new name.
    public static var newName: String { tr("New name") }
    /// The button that confirms the new name.
    public static var rename: String { tr("Rename") }
    /// The button that cancels a dialog.
    public static var cancel: String { tr("Cancel") }
    /// The button that opens the commands for the visible place.
    public static var actions: String { tr("Options for this place") }
}
