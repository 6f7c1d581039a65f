import Synchronization
public import WeatherModel

/// Asks the sources of a catalogue part by part, the next one stepping in where one fails or lacks a part.
///
/// Days are built from hours where a source has none. One request that brings several parts is made once. A source at rest or without its key is not asked.
public struct ReportService: ReportFetching {
    private let catalogue: @Sendable () -> SourceCatalogue
    private let preferences: @Sendable () -> SourcePreferences
    private let health: SourceHealth
    private let patience: Patience?

    /// - Parameters:
    ///   - catalogue: Asked for at every report, as keys come and go.
    ///   - preferences: Asked for at every report, too.
    ///   - health: Shared by everything that asks the same sources.
    ///   - patience: How long sources are waited for; nil as long as their requests may take, one after another.
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

    /// All parts together, once the last is there or has failed.
    public func report(of parts: Set<WeatherPart>, for location: Location) async -> FetchedReport {
        let whole = Mutex(FetchedReport())
        await report(of: parts, for: location) { piece in whole.withLock { $0.add(piece) } }
        return whole.withLock { $0 }
    }

    /// Forecasts, air quality and alerts are asked for at the same time, the sources of each in turn.
    public func report(
        of parts: Set<WeatherPart>, for location: Location, arriving: @Sendable (FetchedReport) async -> Void
    ) async {
        let preferences = preferences()
        let inquiry = ReportInquiry(
            sources: preferences.sorted(catalogue().sources, for: location),
            location: location.rounded(to: preferences.precision), health: health,
            race: SourceRace(patience: patience, start: .now))
        let (pieces, feed) = AsyncStream.makeStream(of: FetchedReport.self)
        async let asking: Void = withTaskGroup { group in
            for (_, together) in Dictionary(grouping: parts, by: SourceAnswer.Kind.init) {
                group.addTask {
                    await inquiry.report(of: WeatherPart.allCases.filter(together.contains)) { feed.yield($0) }
                }
            }
            await group.waitForAll()
            feed.finish()
        }
        // Where the task is cancelled, this ends at once: nobody waits for the pieces any more.
        for await piece in pieces { await arriving(piece) }
        await asking
    }

    /// Nobody who failed for want of the network rests for long any more.
    public func networkReturned() { health.networkReturned() }

    /// Nobody rests any more, but who was told to by the server.
    public func sourcesChanged() { health.sourcesChanged() }
}
