import WeatherText

/// The fixed texts of a trip's page and of the list of trips.
public enum TripPageWords {
    /// The heading of the list of trips.
    public static var trips: String { tr("Trips") }
    /// The menu item and the button that begin a trip.
    public static var newTrip: String { tr("New trip…") }
    /// The button that opens the form of the trip.
    public static var change: String { tr("Change the trip…") }
    /// The button that opens the form at the field for a further place.
    public static var addAnother: String { tr("Add a place…") }
    /// The button that saves the stays as a calendar file.
    public static var export: String { tr("Export to calendar…") }
    /// The title of the dialog that asks for that file.
    public static var exportTitle: String { tr("Export to calendar") }
    /// The button that closes the form.
    public static var done: String { tr("Done", context: "end of changing a trip") }
    /// The button that removes the trip.
    public static var remove: String { tr("Delete the trip") }
    /// The field for the name of the trip.
    public static var name: String { tr("Name of the trip") }
    /// The accessible name of the line of its days, which scrolls where it is too long.
    public static var days: String { tr("Days of the trip") }
    /// The heading of the things to pack.
    public static var packing: String { tr("Packing list") }
    /// The field for a further place.
    public static var addPlace: String { tr("Add a place to the trip") }
    /// The text in the empty field for a further place.
    public static var placeholder: String { tr("Enter the name of a city ...") }
    /// The label of the field for the first day of a stay.
    public static var from: String { tr("From", context: "first day of a stay") }
    /// The label of the field for the last day of a stay.
    public static var to: String { tr("To", context: "last day of a stay") }
    /// Returns the accessible name of the field for the first day of a stay.
    public static func first(at place: String) -> String { tr("{place}: first day", ["place": place]) }
    /// Returns the accessible name of the field for the last day of a stay.
    public static func last(at place: String) -> String { tr("{place}: last day", ["place": place]) }
    /// Returns the name of the button that moves a stay before the one before it.
    public static func earlier(_ place: String) -> String { tr("{place}: earlier", ["place": place]) }
    /// Returns the name of the button that moves a stay behind the next one.
    public static func later(_ place: String) -> String { tr("{place}: later", ["place": place]) }
    /// Returns the name of the button that removes a stay.
    public static func removeStay(_ place: String) -> String { tr("{place}: remove this stay", ["place": place]) }
    /// Returns the name of the button that opens the page of a stay's place.
    public static func open(_ place: String) -> String { tr("{place}: open the forecast", ["place": place]) }
    /// The button that adds the place of a stay to the list again.
    public static var savePlace: String { tr("Add to places") }
    /// Said of a stay whose place is not in the list.
    static var isNotSaved: String { tr("This place is not among your places, so its weather is not updated.") }
    /// What stands at the end of the page.
    public static var privacy: String {
        tr("Trips stay on this computer. Sources are asked about the places, never about the dates.")
    }
}
