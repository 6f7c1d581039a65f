/// The row of a choice in the preferences.
public struct PreferenceRow: Sendable, Hashable, Identifiable {
    /// The choices.
    public enum ID: Sendable, Hashable, CaseIterable {
        case unitsPreset, temperature, speed, pressure, precipitation, snow, distance, language, airStandard, clock,
            automaticRefresh
        case refreshInterval, leastAlertSeverity, weatherWarnings, floodWarnings, fireWarnings, airWarnings,
            otherWarnings
        case warningNotices, rainNotices, summaryNotices, summaryTime, quietHours, quietStart, quietEnd
        case withoutWindow
        case openWeatherProduct, colorScheme, weatherBackground, spread, offline, coordinates

        /// Whether the row is the first of a card of its own, as what it is about is unlike the rows above it.
        public var startsCard: Bool {
            [
                .language, .airStandard, .automaticRefresh, .weatherWarnings, .rainNotices, .summaryNotices,
                .quietHours, .withoutWindow,
            ]
            .contains(self)
        }
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
    /// Whether the choice has a consequence now; if not, a switch that it belongs to is off.
    public let isInUse: Bool
    /// Why the last choice could not be followed; nil if it could.
    public let problem: String?

    /// Makes a row.
    public init(
        id: ID, page: PreferencesPage, title: String, note: String?, control: Control, isInUse: Bool = true,
        problem: String? = nil
    ) {
        (self.id, self.page, self.title, self.note) = (id, page, title, note)
        (self.control, self.isInUse, self.problem) = (control, isInUse, problem)
    }
}

/// A text field in the preferences.
public struct PreferenceField: Sendable, Hashable {
    /// The label before the field and its accessible name.
    public let title: String
    /// The text in the empty field: the default value.
    public let placeholder: String
    /// The present value, or the rejected text.
    public let text: String
    /// The reason why the text was rejected; nil if it was not.
    public let problem: String?

    /// Makes a field.
    public init(title: String, placeholder: String, text: String, problem: String?) {
        (self.title, self.placeholder, self.text, self.problem) = (title, placeholder, text, problem)
    }
}

/// The row of a place with a switch in the preferences.
public struct PlaceSwitchRow: Sendable, Hashable, Identifiable {
    /// The identifier of the place.
    public let id: String
    /// The name of the place.
    public let title: String
    /// The region and country, and in a line of its own who warns there; nil if neither is known.
    public let note: String?
    /// Whether the switch is on.
    public let isOn: Bool
    /// Why the last change could not be made; nil if it could.
    public let problem: String?

    /// Makes a row.
    public init(id: String, title: String, note: String?, isOn: Bool, problem: String? = nil) {
        (self.id, self.title, self.note, self.isOn, self.problem) = (id, title, note, isOn, problem)
    }
}
