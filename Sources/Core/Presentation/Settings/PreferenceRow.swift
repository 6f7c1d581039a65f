/// The row of a choice in the preferences.
public struct PreferenceRow: Sendable, Hashable, Identifiable {
    /// The choices.
    public enum ID: Sendable, Hashable, CaseIterable {
        case unitsPreset, temperature, speed, pressure, precipitation, snow, distance, airStandard, clock,
            automaticRefresh
        case refreshInterval, leastAlertSeverity
        case warningNotices, rainNotices, summaryNotices, summaryTime, quietHours, quietStart, quietEnd
        case withoutWindow
        case openWeatherProduct, colorScheme, weatherBackground, coordinates
    }

    /// The kinds of controls.
    public enum Control: Sendable, Hashable {
        /// A list of options, with the position of the selected one.
        case choice([String], selected: Int)
        /// A switch.
        case flag(Bool)
    }

    /// The choice that the row is for.
    public let id: ID
    /// The page of the preferences with the choice.
    public let page: PreferencesPage
    /// The label before the control and its accessible name.
    public let title: String
    /// A sentence below the title; nil for none.
    public let note: String?
    /// The control with the present choice.
    public let control: Control
    /// Why the last choice could not be followed; nil if it could.
    public let problem: String?

    /// Makes a row.
    public init(
        id: ID, page: PreferencesPage, title: String, note: String?, control: Control, problem: String? = nil
    ) {
        (self.id, self.page, self.title, self.note) = (id, page, title, note)
        (self.control, self.problem) = (control, problem)
    }
}
