public import Foundation
public import WeatherStore

/// Something that is true now and may be told by the desktop.
public struct NoticeCandidate: Sendable, Hashable, Identifiable {
    /// The identifier, the same for as long as it is the same thing.
    public let id: String
    /// The kind.
    public let kind: ToldNotice.Kind
    /// The mark of what there is to tell; another one is told again.
    public let version: String
    /// The time that is told, whose small movements are not told again; nil for none.
    public let about: Date?
    /// Whether it is told unless it has been; else only one that was told is kept up to date.
    public let isNews: Bool
    /// Whether it is told in quiet hours too.
    public let isUrgent: Bool

    /// Whether it is known to be true; else it is neither told nor withdrawn, as an answer that may say otherwise is
    /// awaited.
    public let isCertain: Bool

    /// Makes a candidate.
    public init(
        id: String, kind: ToldNotice.Kind, version: String, about: Date? = nil, isNews: Bool = true,
        isUrgent: Bool = false, isCertain: Bool = true
    ) {
        (self.id, self.kind, self.version, self.about) = (id, kind, version, about)
        (self.isNews, self.isUrgent, self.isCertain) = (isNews, isUrgent, isCertain)
    }
}
