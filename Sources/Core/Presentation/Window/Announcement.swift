/// Something that has just happened, told to somebody who does not see it.
public struct Announcement: Sendable, Hashable {
    /// Counts the announcements, so that the same text can be told again later.
    public let number: Int
    /// The text.
    public let text: String

    /// Makes the announcement of that number.
    public init(number: Int, text: String) {
        (self.number, self.text) = (number, text)
    }
}
