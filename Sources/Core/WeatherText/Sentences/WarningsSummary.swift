/// The part of the warnings that the page of a place shows before one is opened.
public struct WarningsSummary: Sendable, Hashable {
    /// The first warning in display order; nil if there is none.
    public var foremost: AlertWording?
    /// The label for the other warnings, such as "4 more"; nil if there are none.
    public var moreLabel: String?
    /// The same in little room, such as "+4"; nil if there are none.
    public var shortMoreLabel: String?
    /// The same for a screen reader, such as "4 more warnings"; nil if there are none.
    public var spokenMoreLabel: String?

    /// Makes a summary, by default an empty one.
    ///
    /// - Parameter others: The number of warnings besides the first one.
    public init(foremost: AlertWording? = nil, others: Int = 0) {
        self.foremost = foremost
        guard others > 0 else { return }
        let count = ["count": String(others)]
        moreLabel = tr("{count} more", count)
        shortMoreLabel = tr("+{count}", count)
        spokenMoreLabel = tr(one: "{count} more warning", other: "{count} more warnings", count: others)
    }
}
