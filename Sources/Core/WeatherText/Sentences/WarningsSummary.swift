/// What a page shows of the warnings for its place before any of them is opened.
public struct WarningsSummary: Sendable, Hashable {
    /// That they could not be renewed, since when and why; nil while they can.
    public var notice: String?
    /// Those told first, in their order.
    public var foremost: [AlertWording]
    /// "194 more warnings"; nil where there are none.
    public var moreLabel: String?

    /// As many as a page has room for.
    package static let length = 6

    /// Nothing to tell unless told otherwise.
    public init(notice: String? = nil, foremost: [AlertWording] = [], moreLabel: String? = nil) {
        self.notice = notice
        self.foremost = foremost
        self.moreLabel = moreLabel
    }
}
