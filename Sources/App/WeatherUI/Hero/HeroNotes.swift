internal import Gtk
internal import Presentation
internal import WeatherText

/// What the hero says besides the weather: warnings above it, and what is wrong with it below its words.
@MainActor
final class HeroNotes {
    let alerts: AlertsStrip
    private let trouble: TroubleLine
    /// The line below the words.
    var below: Widget { trouble.root }

    /// - Parameters:
    ///   - window: Returns the window over which dialogs open.
    ///   - openPreferences: Called when the button of a trouble leads to the preferences.
    ///   - onAction: Called when it does not.
    ///   - all: Returns all present warnings.
    init(
        window: @escaping @MainActor () -> Window?, openPreferences: @escaping @MainActor () -> Void,
        onAction: @escaping @MainActor () -> Void, all: @escaping @MainActor () -> WarningList
    ) {
        alerts = AlertsStrip(window: window, all: all)
        trouble = TroubleLine(openPreferences: openPreferences, onAction: onAction)
    }

    /// Shows what is wrong, and returns whether the line below the words has anything to say.
    ///
    /// - Parameters:
    ///   - isNarrow: Whether the row at the top has no room for the button of the trouble.
    ///   - isLarge: Whether the text is so large that time and age stand below the name.
    func show(_ heading: PageHeading?, isNarrow: Bool, isLarge: Bool) -> Bool {
        // In a wide window the button for the trouble is in the row at the top.
        trouble.show(heading, isNarrow: isNarrow, isLarge: isLarge)
    }
}
