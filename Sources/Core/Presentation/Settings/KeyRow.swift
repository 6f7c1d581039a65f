/// The key of a source.
public struct KeyRow: Sendable, Hashable, Identifiable {
    /// Unlike that of any other row.
    public let id: String
    /// "OpenWeather".
    public let name: String
    /// Where the key is kept, or what is needed to have one.
    public let status: String
    /// What came of the last thing that was done; nil before anything was.
    public let message: String?
    /// Whether `message` tells of something that went wrong.
    public let isProblem: Bool
    /// What a screen reader calls the field the key is typed into.
    public let fieldName: String
    /// Whether something is being done for it.
    public let isBusy: Bool
    /// Whether there is a key to be removed.
    public let canRemove: Bool
    /// Whether there is a key to be tried.
    public let canCheck: Bool
    /// What the source wants beside the key; nil where that is nothing.
    public let extra: PreferenceField?

    /// Everything as given.
    public init(
        id: String, name: String, status: String, message: String?, isProblem: Bool, fieldName: String, isBusy: Bool,
        canRemove: Bool, canCheck: Bool, extra: PreferenceField?
    ) {
        (self.id, self.name, self.status, self.message, self.isProblem) = (id, name, status, message, isProblem)
        (self.fieldName, self.isBusy, self.canRemove) = (fieldName, isBusy, canRemove)
        (self.canCheck, self.extra) = (canCheck, extra)
    }
}
