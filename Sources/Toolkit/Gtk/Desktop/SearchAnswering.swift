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
