import Synchronization
public import WeatherModel

/// Requests parts from the sources of a catalogue, asking the next source if one fails or lacks a part.
///
/// Days are built from hours if a source has none. A request that gives several parts is made once. Sources in a pause
/// or without their key are not asked.
public struct ReportService: ReportFetching {
    private let catalogue: @Sendable () -> SourceCatalogue
    private let preferences: @Sendable () -> SourcePreferences
    private let health: SourceHealth
    private let patience: Patience?

    /// - Parameters:
    ///   - catalogue: Returns the sources; called for every report, as keys can change.
    ///   - preferences: Returns the user's preferences; called for every report.
    ///   - health: The failures of the sources, shared by all that ask them.
    ///   - patience: The time limits; nil to ask one source after another and wait as long as their requests take.
    public init(
        catalogue: @escaping @Sendable () -> SourceCatalogue,
        preferences: @escaping @Sendable () -> SourcePreferences = { SourcePreferences() },
        health: SourceHealth, patience: Patience? = nil
    ) {
        self.catalogue = catalogue
        self.preferences = preferences
        self.health = health
        self.patience = patience
    }

    /// Returns all parts together, when the last one has arrived or failed.
    public func report(of parts: Set<WeatherPart>, for location: Location) async -> FetchedReport {
        let whole = Mutex(FetchedReport())
        await report(of: parts, for: location) { piece in whole.withLock { $0.add(piece) } }
        return whole.withLock { $0 }
    }

    /// Requests forecasts, air quality and warnings at the same time, the sources of each in turn.
    public func report(
        of parts: Set<WeatherPart>, for location: Location, arriving: @Sendable (FetchedReport) async -> Void
    ) async {
        let preferences = preferences()
        let inquiry = ReportInquiry(
            sources: catalogue().sources, preferences: preferences, place: location,
            health: health,
            race: SourceRace(patience: patience, start: .now))
        let (pieces, feed) = AsyncStream.makeStream(of: FetchedReport.self)
        async let asking: Void = withTaskGroup { group in
            for (_, together) in Dictionary(grouping: parts, by: AnswerKind.init) {
                group.addTask {
                    await inquiry.report(of: WeatherPart.allCases.filter(together.contains)) { feed.yield($0) }
                }
            }
            await group.waitForAll()
            feed.finish()
        }
        // If the task is cancelled, this loop ends at once, as the results are no longer needed.
        for await piece in pieces { await arriving(piece) }
        await asking
    }

    /// Shortens the pauses of sources that failed because of the network.
    public func networkReturned() { health.networkReturned() }

    /// Ends all pauses, except those ordered by servers.
    public func sourcesChanged() { health.sourcesChanged() }
}
