/// One thing to choose in the preferences.
public struct PreferenceRow: Sendable, Hashable, Identifiable {
    /// What is chosen.
    public enum ID: Sendable, Hashable, CaseIterable {
        case unitsPreset, temperature, speed, pressure, precipitation, snow, distance, clock, refreshInterval
        case openWeatherProduct, colorScheme, weatherBackground, coordinates

        /// Where it stands.
        public var page: PreferencesPage {
            switch self {
            case .openWeatherProduct: .keys
            case .colorScheme, .weatherBackground: .appearance
            case .coordinates: .privacy
            default: .general
            }
        }
    }

    /// How it is chosen.
    public enum Control: Sendable, Hashable {
        /// One of these, as they are shown, at this position.
        case choice([String], selected: Int)
        /// On or off.
        case flag(Bool)
    }

    /// What is chosen.
    public let id: ID
    /// Before the control, and what a screen reader calls it.
    public let title: String
    /// A sentence below the title; nil where the title says it all.
    public let note: String?
    /// With what is chosen now.
    public let control: Control

    /// Everything as given.
    public init(id: ID, title: String, note: String?, control: Control) {
        (self.id, self.title, self.note, self.control) = (id, title, note, control)
    }
}
