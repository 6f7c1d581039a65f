/// The warnings for a place, as they are listed and turned over one by one.
public struct WarningList: Sendable, Hashable {
    /// The warnings, worst first.
    public let warnings: [AlertWording]
    /// The place and the number of warnings, such as "New York City · 6 in force".
    public let summary: String

    /// - Parameter place: The name of the place.
    public init(_ warnings: [AlertWording], of place: String) {
        self.warnings = warnings
        summary = tr("{place} · {count} in force", ["place": place, "count": String(warnings.count)])
    }

    /// Returns which of them one is, such as "1 of 6".
    ///
    /// - Parameter index: Its index among the warnings.
    public func position(of index: Int) -> String {
        tr("{number} of {count}", ["number": String(index + 1), "count": String(warnings.count)])
    }
}
