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
