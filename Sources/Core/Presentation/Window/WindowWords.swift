import Charts
import Foundation
public import WeatherText

/// The fixed texts of the window: labels of buttons, headings and accessible names.
public enum WindowWords {
    /// The button and the command that let requests begin again.
    public static var goOnline: String { tr("Go online") }
    /// The button that refreshes the forecast.
    public static var refresh: String { tr("Refresh") }
    /// The accessible name of the sign that a request is running.
    public static var updating: String { tr("Updating…") }
    /// The accessible name of the search field.
    public static var findPlace: String { tr("Find a city") }
    /// The accessible name of the list of saved places.
    public static var places: String { tr("Places") }
    /// Returns what Delete answers outside of the list of places, to which it leads.
    public static func deleteAgain(toRemove place: String) -> String {
        tr("Press Delete again to remove {place}.", ["place": place])
    }
    /// The accessible name of the list of matches.
    public static var matches: String { tr("Matches") }
    /// The accessible name of the forecast page.
    public static var forecast: String { tr("Forecast") }
    /// The heading of the hours.
    public static var hours: String { tr("Next hours") }
    /// The heading of the details of the current weather.
    public static var details: String { tr("Details") }
    /// The heading of the days.
    public static var days: String { tr("Next days") }
    /// The heading of the times that suit the user's activities.
    public static var goodTimes: String { tr("Good times") }
    /// The menu item that opens the page of good times.
    public static var openGoodTimes: String { tr("Good times…") }
    /// The button on the card of good times that opens their page.
    public static var addActivity: String { tr("Add…", context: "activity") }
    /// Returns the accessible name of the days, with their origin, which would be read at each of them otherwise.
    public static func days(from provenance: String?) -> String { PhraseList.text([days, provenance]) }
    /// The button from the page back to the list, in a narrow window.
    public static var backToPlaces: String { tr("Back to places") }
    /// The button that opens the menu.
    public static var menu: String { tr("Menu") }
    /// The menu item that opens the preferences.
    public static var preferences: String { tr("Preferences") }
    /// The keys that refresh the forecast, as they stand in the menu.
    public static var refreshKeys: String { tr("F5") }
    /// The keys that open the preferences, as they stand in the menu.
    public static var preferencesKeys: String { tr("Ctrl+,") }
    /// The keys that open the list of shortcuts, as they stand in the menu.
    public static var shortcutsKeys: String { tr("Ctrl+?") }
    /// The menu item that opens the list of shortcuts.
    public static var shortcuts: String { tr("Keyboard shortcuts") }
    /// The menu item that opens the dialog about the program.
    public static var about: String { tr("About Fairweather") }
    /// The button that switches between chart and table.
    public static var table: String { tr("Table") }
    /// Returns what a screen reader tells of a change between chart and table.
    public static func hours(asTable isTable: Bool) -> String {
        isTable ? tr("The hours are shown as a table.") : tr("The hours are shown as a chart.")
    }
    /// Returns what a screen reader tells where there is no hour before the first one, or after the last one.
    public static func endOfHours(isFirst: Bool) -> String {
        isFirst ? tr("This is the first hour.") : tr("This is the last hour.")
    }
    /// The accessible name of the choice of what the hours' curve shows.
    public static var quantity: String { tr("Quantity") }
    /// The keys that choose a quantity, as they stand in the list of them.
    public static var quantityKeys: [String] { ChartMetric.allCases.indices.map { "\($0 + 1)" } }
    /// The button that moves the hours' view to the left.
    public static var earlierHours: String { tr("Earlier hours") }
    /// The button that moves the hours' view to the right.
    public static var laterHours: String { tr("Later hours") }
    /// The button that opens the commands for the chart.
    public static var exportChart: String { tr("Copy or save the chart") }
    /// The command that copies the chart's values to the clipboard.
    public static var copyAsCSV: String { tr("Copy as CSV") }
    /// The confirmation that the chart's values are on the clipboard.
    public static var copied: String { tr("Copied") }
    /// Returns the confirmation that a file was written, by its name.
    public static func saved(_ path: String) -> String {
        tr("Saved as {name}", ["name": URL(filePath: path).lastPathComponent])
    }
    /// The menu item that makes a picture of the weather to share, and the title of its dialog.
    public static var shareAsPicture: String { tr("Share as a picture…") }
    /// The title of the dialog with that picture.
    public static var pictureToShare: String { tr("Picture to share") }
    /// The button that copies that picture to the clipboard.
    public static var copyPicture: String { tr("Copy") }
    /// The button that saves that picture in a file.
    public static var savePicture: String { tr("Save…") }
    /// The command that saves the chart as an SVG file.
    public static var saveAsSVG: String { tr("Save as SVG…") }
    /// The command that saves the chart as a PNG file.
    public static var saveAsPNG: String { tr("Save as PNG…") }
    /// Returns the message why a file could not be written.
    public static func notSaved(_ reason: String) -> String {
        tr("The file could not be written. {reason}", ["reason": reason])
    }
    /// The button that confirms the name of a file.
    public static var save: String { tr("Save") }
    /// The heading of the warnings.
    public static var alerts: String { tr("Warnings") }
    /// The button from a warning back to the list of all.
    public static var backToAlerts: String { tr("Back to all warnings") }
    /// Returns what a screen reader tells where there is no warning before the first one, or after the last one.
    public static func endOfAlerts(isFirst: Bool) -> String {
        isFirst ? tr("This is the first warning.") : tr("This is the last warning.")
    }
    /// The accessible name of the description of a warning.
    public static var alertDescription: String { tr("Description") }
    /// The heading of what the sender of a warning advises.
    public static var alertAdvice: String { tr("Advice") }
    /// The heading of the rain in the next two hours.
    public static var rain: String { tr("Rain in the next two hours") }
    /// The menu item that opens the rain map.
    public static var rainMap: String { tr("Rain map") }
    /// Returns the title of the rain card.
    public static func rain(isSnow: Bool) -> String { isSnow ? tr("Snow in the next two hours") : rain }
    /// Returns the accessible name of that title where it opens the rain map.
    public static func openRainMap(isSnow: Bool) -> String {
        isSnow ? tr("Snow in the next two hours: rain map") : tr("Rain in the next two hours: rain map")
    }
    /// The keys that open the rain map, as they stand in the menu.
    public static var rainMapKeys: String { tr("Ctrl+M") }
    /// The page on which sources or places are set side by side.
    public static var compare: String { tr("Compare") }
    /// The menu item that opens it.
    public static var openComparison: String { tr("Compare…") }
    /// The keys that open it, as they stand in the menu.
    public static var comparisonKeys: String { tr("Ctrl+E") }
    /// The heading of the table of days.
    public static var highAndLow: String { tr("High and low") }
    /// The keys that stop all requests, or let them begin again, as they stand in the menu.
    public static var offlineKeys: String { tr("Ctrl+Shift+O") }
    /// The button from the rain map back to the page of its place.
    public static var back: String { tr("Back") }
    /// The button that lets the pictures of the radar follow each other.
    public static var play: String { tr("Play") }
    /// The button that stops them.
    public static var pause: String { tr("Pause") }
    /// The accessible name of the slider of the pictures' times.
    public static var radarTime: String { tr("Time of the radar picture") }
    /// The button that enlarges the map.
    public static var zoomIn: String { tr("Zoom in") }
    /// The button that reduces the map.
    public static var zoomOut: String { tr("Zoom out") }
    /// Returns the accessible name of the hours' title, which opens the page of the quantity they show.
    public static func openQuantity(_ quantity: PageQuantity) -> String {
        tr("{title}: {quantity}", ["title": hours, "quantity": quantity.title])
    }
    /// The heading of what the values of a quantity mean.
    public static var meaning: String { tr("What it means") }
    /// The button that tells of the day before.
    public static var earlierDay: String { tr("Earlier day") }
    /// The button that tells of the day after.
    public static var laterDay: String { tr("Later day") }
    /// Returns the choice of so many days, "8 days".
    public static func days(_ count: Int) -> String {
        tr(one: "{count} day", other: "{count} days", count: count)
    }
}
