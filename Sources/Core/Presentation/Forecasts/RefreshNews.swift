import WeatherModel
import WeatherServices
import WeatherText

/// What an answer has changed that a screen reader tells of its own accord.
struct RefreshNews: Equatable {
    /// What was known before or after an answer.
    struct State {
        /// The warnings for the place; nil if it was never known whether there are any.
        let warnings: [Alert]?
        /// The reason why the weather could not be renewed; nil if it could.
        let failure: FetchError?
    }

    /// The names of warnings that were not there before, or not as severe, the gravest first.
    var warnings: [String] = []
    /// The names of warnings that are gone before their end.
    var lifted: [String] = []
    /// The message that the weather could not be renewed; nil if it could, or if that was told before.
    var failure: String?

    /// - Parameters:
    ///   - versions: The identifiers of warnings that stood before under whatever identifier, and are no graver now.
    ///   - lifted: The warnings of which the source says that they are over before their end.
    ///   - isAsked: Whether the user asked for what failed, and is told again.
    ///   - message: The whole message about what failed, as the page shows it; nil if it shows none.
    ///   - title: Returns the name of a warning.
    init(
        from before: State, to after: State, versions: Set<Alert.ID>, lifted: [Alert], isAsked: Bool,
        message: String?, title: (Alert) -> String
    ) {
        // Warnings of a place that is new are no news: they are read with its page.
        if let known = before.warnings, let now = after.warnings {
            let severities = Dictionary(known.map { ($0.id, $0.severity) }) { first, _ in first }
            let isNew = now.filter { alert in
                let earlier = ([alert.id] + alert.references).compactMap { severities[$0] }
                return !versions.contains(alert.id) && !earlier.contains { $0 >= alert.severity }
            }
            warnings = isNew.map(title)
        }
        self.lifted = lifted.map(title)
        if let failure = after.failure, isAsked || failure != before.failure { self.failure = message }
    }
}
