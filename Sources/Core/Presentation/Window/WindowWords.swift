import WeatherText

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
    /// Switches the hours between chart and table.
    public static var table: String { tr("Table") }
    /// Opens what can be done with the chart.
    public static var exportChart: String { tr("Copy or save the chart") }
    /// Puts the chart's values on the clipboard.
    public static var copyAsCSV: String { tr("Copy as CSV") }
    /// Writes the chart's picture into a file.
    public static var saveAsSVG: String { tr("Save as SVG…") }
    /// Writes the chart's picture into a file of pixels.
    public static var saveAsPNG: String { tr("Save as PNG…") }
    /// Why a file could not be written.
    public static func notSaved(_ reason: String) -> String {
        tr("The file could not be written. {reason}", ["reason": reason])
    }
    /// Takes the file that was named.
    public static var save: String { tr("Save") }
    /// Heading of the warnings.
    public static var alerts: String { tr("Warnings") }
    /// Heading of the rain of the next two hours.
    public static var rain: String { tr("Next two hours") }
}
