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
