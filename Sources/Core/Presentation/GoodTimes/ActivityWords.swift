import WeatherText

/// The fixed texts of the pages of activities.
public enum ActivityWords {
    /// The accessible name of an activity's page.
    public static var page: String { tr("Activity") }
    /// The heading of the picture of the limits over the hours.
    public static var whatDecides: String { tr("Hour by hour") }
    /// The heading of the limits.
    public static var limits: String { tr("Limits", context: "activity") }
    /// The words beside it.
    public static var allMustHold: String { tr("all must hold for an hour to be good") }
    /// The accessible name of the choice of a limit's quantity.
    public static var quantity: String { tr("Quantity") }
    /// The button that removes a limit, before its quantity is known.
    public static var remove: String { tr("Remove") }
    /// The button that adds a limit.
    public static var addLimit: String { tr("Add a limit") }
    /// The words before the choice of the shortest length.
    public static var atLeast: String { tr("At least", context: "shortest length") }
    /// The words after it.
    public static var withoutBreak: String { tr("without a break") }
    /// The accessible name of that choice.
    public static var shortest: String { tr("Shortest length") }
    /// The button that saves the coming times as a calendar file.
    public static var export: String { tr("Export to calendar…") }
    /// The title of the dialog that asks for its name.
    public static var exportTitle: String { tr("Export to calendar") }
    /// The button that makes a copy.
    public static var duplicate: String { tr("Duplicate") }
    /// The button that asks for another name.
    public static var rename: String { tr("Rename…") }
    /// The button that makes an activity.
    public static var make: String { tr("New activity") }
    /// Returns the accessible name of the button that opens the page of an activity.
    public static func open(_ name: String) -> String { tr("{name}: limits and hours", ["name": name]) }
}
