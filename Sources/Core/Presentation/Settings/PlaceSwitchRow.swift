/// The row of a place with a switch in the preferences.
public struct PlaceSwitchRow: Sendable, Hashable, Identifiable {
    /// The identifier of the place.
    public let id: String
    /// The name of the place.
    public let title: String
    /// The region and country; nil if they are not known.
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
