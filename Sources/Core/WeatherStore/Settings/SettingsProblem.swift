/// An entry of the settings file that has no effect.
public struct SettingsProblem: Sendable, Hashable {
    /// The reasons why an entry has no effect.
    public enum Reason: Sendable, Hashable {
        /// The value is none of those that are possible.
        case unknownValue(possible: [String])
        /// The value is of another type than the named one, an English noun such as "number".
        case wrongType(wanted: String)
        /// The number is outside the range; the nearest one in it is used.
        case outside(ClosedRange<Int>)
    }

    /// The path of the entry, such as "appearance.colorScheme".
    public let key: String
    /// The value as it is written.
    public let value: String
    /// The reason why it has no effect.
    public let reason: Reason

    /// Makes a problem.
    public init(key: String, value: String, reason: Reason) {
        (self.key, self.value, self.reason) = (key, value, reason)
    }
}
