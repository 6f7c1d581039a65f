import WeatherText

/// The fixed words of what can be done with places.
public enum PlaceWords {
    /// Accessible name of the field for another name.
    public static var newName: String { tr("New name") }
    /// Takes the new name.
    public static var rename: String { tr("Rename") }
    /// Leaves everything as it is.
    public static var cancel: String { tr("Cancel") }
    /// Opens what can be done with the place that is shown.
    public static var actions: String { tr("What to do with this place") }
    /// Of the mark at the place that is home.
    public static var home: String { tr("Home") }
}
