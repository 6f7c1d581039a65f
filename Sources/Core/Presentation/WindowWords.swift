/// The fixed words of the window: names of buttons, headings and fields.
public enum WindowWords {
    /// Reloads the page's forecast.
    public static var refresh: String { tr("Refresh") }
    /// Accessible name of the text field.
    public static var findPlace: String { tr("Find a city") }
    /// Accessible name of the list of saved places.
    public static var places: String { tr("Places") }
    /// Accessible name of the list of matches.
    public static var matches: String { tr("Matches") }
    /// Accessible name of the page at the right.
    public static var forecast: String { tr("Forecast") }
    /// Heading of the hours strip.
    public static var hours: String { tr("Next hours") }
    /// Heading of the named values of the current weather.
    public static var details: String { tr("Details") }
    /// Heading of the list of days.
    public static var days: String { tr("Next days") }
    /// Goes from the page to the list where there is room for one only.
    public static var backToPlaces: String { tr("Back to the places") }
    /// The button that opens the menu.
    public static var menu: String { tr("Menu") }
    /// Opens the settings.
    public static var preferences: String { tr("Preferences") }
    /// Opens the list of keys.
    public static var shortcuts: String { tr("Keyboard shortcuts") }
    /// Opens what is to be said about the program.
    public static var about: String { tr("About Fairweather") }
}
