import Notices
public import WeatherModel
public import WeatherText

/// A notice as the desktop gets it.
public struct Notice: Sendable, Hashable, Identifiable {
    /// The degrees to which a desktop puts a notice before the user.
    public enum Priority: Sendable, Hashable, CaseIterable {
        case low, normal, high, urgent
    }

    /// The pictures beside the texts.
    public enum Picture: Sendable, Hashable {
        /// That of a warning.
        case warning
        /// The program's own picture of that name.
        case artwork(String)
    }

    /// The identifier; another notice with the same one replaces it.
    public let id: String
    /// Title and body.
    public private(set) var text: NoticeText
    /// The priority.
    public let priority: Priority
    /// The picture; nil for none.
    public let picture: Picture?
    /// The place and the warning that it opens.
    public let target: NoticeTarget

    /// Returns the notice with the number of warnings it stands for beside its own.
    func with(others count: Int) -> Notice {
        var notice = self
        if count > 0 { notice.text = text.with(others: count) }
        return notice
    }
}

/// The place and the warning that a notice opens.
public struct NoticeTarget: Sendable, Hashable {
    /// The identifier of the place.
    public let place: Location.ID
    /// The number of the warned event; nil for the place alone.
    public let warning: Int64?

    /// Makes a target.
    public init(place: Location.ID, warning: Int64? = nil) {
        (self.place, self.warning) = (place, warning)
    }

    /// Parses what the desktop hands back; nil for what `text` never gives.
    public init?(_ text: String) {
        let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[1].isEmpty, parts[0].isEmpty || Int64(parts[0]) != nil else { return nil }
        self.init(place: String(parts[1]), warning: Int64(parts[0]))
    }

    /// The target as "12@geonames:2988507", or "@geonames:2988507" for the place alone.
    public var text: String { (warning.map { String($0) } ?? "") + "@" + place }
}

/// Hands notices to the desktop.
@MainActor
public protocol NoticeSending: AnyObject {
    /// Shows the notice, in place of one with the same identifier.
    func send(_ notice: Notice)

    /// Removes the notice; one that the desktop does not have is ignored.
    func withdraw(_ id: Notice.ID)
}

/// Something that may be told now, whose words are only made if it is.
struct PendingNotice {
    let candidate: NoticeCandidate
    /// The event of a warning; nil for anything else.
    var record: AlertRecord?
    /// Returns the notice; nil if nothing can be said.
    let notice: @MainActor () -> Notice?
}
