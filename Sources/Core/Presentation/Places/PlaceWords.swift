import WeatherText

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
    /// The description of the mark at the home.
    public static var home: String { tr("Home") }
}
