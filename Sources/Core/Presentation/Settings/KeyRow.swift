/// The row of a source's API key in the preferences.
public struct KeyRow: Sendable, Hashable, Identifiable {
    /// The identifier of the source.
    public let id: String
    /// The name of the source.
    public let name: String
    /// The place where the key is stored, or the requirements for having one.
    public let status: String
    /// The result of the last action; nil if there was none.
    public let message: String?
    /// Whether `message` is about a failure.
    public let isProblem: Bool
    /// The accessible name of the field for the key.
    public let fieldName: String
    /// Whether an action is running.
    public let isBusy: Bool
    /// Whether there is a key that can be removed.
    public let canRemove: Bool
    /// Whether there is a key that can be tested.
    public let canCheck: Bool
    /// The field for a further value that the source needs; nil if there is none.
    public let extra: PreferenceField?

    /// Makes a row.
    public init(
        id: String, name: String, status: String, message: String?, isProblem: Bool, fieldName: String, isBusy: Bool,
        canRemove: Bool, canCheck: Bool, extra: PreferenceField?
    ) {
        (self.id, self.name, self.status, self.message, self.isProblem) = (id, name, status, message, isProblem)
        (self.fieldName, self.isBusy, self.canRemove) = (fieldName, isBusy, canRemove)
        (self.canCheck, self.extra) = (canCheck, extra)
    }
}
