/// Answers the searches of the desktop, and is told what the user chose of the results.
@MainActor
public protocol SearchAnswering: AnyObject {
    /// Returns the identifiers of what the words find, the best first.
    ///
    /// - Parameter isNarrower: Whether the words narrow the search before.
    func results(for terms: [String], isNarrower: Bool) -> [String]

    /// Returns what is shown of the results; identifiers that are not known are left out.
    func descriptions(of ids: [String]) -> [SearchResult]

    /// Opens the result.
    func activate(_ id: String, terms: [String])

    /// Shows the search within the program.
    func launchSearch(for terms: [String])
}

/// A result as the desktop's search shows it.
public struct SearchResult: Sendable, Hashable {
    /// The identifier that the desktop hands back.
    public let id: String
    /// The title.
    public let title: String
    /// The line below the title; nil for none.
    public let detail: String?
    /// The picture beside them.
    public let icon: DesktopIcon

    /// Makes a result.
    public init(id: String, title: String, detail: String?, icon: DesktopIcon) {
        (self.id, self.title, self.detail, self.icon) = (id, title, detail, icon)
    }
}
