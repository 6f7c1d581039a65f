public import Foundation

/// A notice that was given to the desktop, remembered so that nothing is told twice.
public struct SentNotice: Sendable, Hashable, Identifiable {
    /// The kinds of notices.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// An official warning.
        case warning
        /// Rain at home that begins soon.
        case rain
        /// The day at home.
        case summary
        /// What one of the user's rules is about.
        case rule
    }

    /// The identifier by which the desktop replaces and withdraws it.
    public let id: String
    /// The kind.
    public let kind: Kind
    /// The mark of what was told last; another one is told again.
    public var version: String
    /// The time that was told, which may move a little without being told again; nil if there is none, or it has passed.
    public var about: Date?
    /// The time at which it was told last.
    public var toldAt: Date
    /// The time at which it was withdrawn; nil while it stands.
    public var withdrawnAt: Date?

    /// Makes a notice that was told.
    public init(
        id: String, kind: Kind, version: String, about: Date? = nil, toldAt: Date, withdrawnAt: Date? = nil
    ) {
        (self.id, self.kind, self.version, self.about) = (id, kind, version, about)
        (self.toldAt, self.withdrawnAt) = (toldAt, withdrawnAt)
    }

    /// Whether the desktop has it.
    public var isStanding: Bool { withdrawnAt == nil }
}
