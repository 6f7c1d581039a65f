public import Observation

/// The changes that a screen reader is to tell although the focus is elsewhere.
@MainActor @Observable
public final class Announcements {
    /// The last one; nil if nothing has happened yet.
    public private(set) var latest: Announcement?

    /// Makes a list without announcements.
    public init() {}

    /// Tells a text; nil for nothing.
    public func tell(_ text: String?) {
        guard let text else { return }
        latest = Announcement(number: (latest?.number ?? 0) + 1, text: text)
    }
}

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
