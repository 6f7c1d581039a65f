internal import Gtk
internal import Presentation
internal import WeatherText

/// What the hero says besides the weather: warnings above it, and what is wrong with it below its words, or above them in a
/// narrow window.
@MainActor
final class HeroNotes {
    let alerts: AlertsStrip
    private let trouble: TroubleLine
    private let note: TroubleLine
    /// What stands above the weather.
    let above: Container
    /// The line below the words.
    var below: Widget { note.root }

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
        note = TroubleLine(openPreferences: openPreferences, onAction: onAction)
        above = Container(.vertical, spacing: 8, [trouble.root, alerts.root])
    }

    /// Shows what is wrong, and returns whether the line below the words has anything to say.
    ///
    /// - Parameter hasTrouble: Whether the trouble of the weather is not said in its place.
    func show(_ heading: PageHeading?, hasTrouble: Bool, isNarrow: Bool) -> Bool {
        // In a wide window the button for the trouble is in the row at the top.
        let isAbove = trouble.show(isNarrow ? heading : nil, hasTrouble: hasTrouble, hasAction: true)
        let isBelow = note.show(isNarrow ? nil : heading, hasTrouble: hasTrouble, hasAction: false)
        trouble.root.isVisible = isAbove
        above.isVisible = alerts.root.isVisible || isAbove
        return isBelow
    }
}
