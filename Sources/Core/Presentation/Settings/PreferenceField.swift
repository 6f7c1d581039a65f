/// A line of text in the preferences.
public struct PreferenceField: Sendable, Hashable {
    /// Before the field, and what a screen reader calls it.
    public let title: String
    /// Shown while the field is empty: what counts then.
    public let placeholder: String
    /// As it counts now, or as it was typed and refused.
    public let text: String
    /// Why what was typed does not count; nil where it does.
    public let problem: String?

    /// Everything as given.
    public init(title: String, placeholder: String, text: String, problem: String?) {
        (self.title, self.placeholder, self.text, self.problem) = (title, placeholder, text, problem)
    }
}
