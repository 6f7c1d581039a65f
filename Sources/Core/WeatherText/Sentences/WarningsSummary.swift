/// The part of the warnings that the page of a place shows before one is opened.
public struct WarningsSummary: Sendable, Hashable {
    /// The message that warnings could not be updated, with time and reason; nil if they could.
    public var notice: String?
    /// The first warnings in display order.
    public var foremost: [AlertWording]
    /// The label for the other warnings, such as "194 more warnings"; nil if there are none.
    public var moreLabel: String?

    /// The greatest number of warnings on a page.
    package static let length = 6

    /// Makes a summary, by default an empty one.
    public init(notice: String? = nil, foremost: [AlertWording] = [], moreLabel: String? = nil) {
        self.notice = notice
        self.foremost = foremost
        self.moreLabel = moreLabel
    }
}
