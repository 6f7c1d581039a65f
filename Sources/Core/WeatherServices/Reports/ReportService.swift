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
    private let timeout: SourceTimeouts?

    /// - Parameters:
    ///   - catalogue: Returns the sources; called for every report, as keys can change.
    ///   - preferences: Returns the user's preferences; called for every report. There is no default, as the sources would
    ///     then be told more of the place than the user wants.
    ///   - health: The failures of the sources, shared by all that ask them.
    ///   - timeout: The time limits; nil to ask one source after another and wait as long as their requests take.
    public init(
        catalogue: @escaping @Sendable () -> SourceCatalogue,
        preferences: @escaping @Sendable () -> SourcePreferences,
        health: SourceHealth, timeout: SourceTimeouts? = nil
    ) {
        self.catalogue = catalogue
        self.preferences = preferences
        self.health = health
        self.timeout = timeout
    }

    /// Returns all parts together, when the last one has arrived or failed.
    ///
    /// Who waits for all of them has nothing until then; so once the forecast is there, silent sources of warnings and of
    /// the air are waited for no longer than a head start.
    public func report(of parts: Set<WeatherPart>, for location: Location) async -> FetchedReport {
        let whole = Mutex(FetchedReport())
        await report(of: parts, for: location, areAwaitedTogether: true) { piece in whole.withLock { $0.add(piece) } }
        return whole.withLock { $0 }
    }

    /// Requests forecasts, air quality and warnings at the same time, the sources of each in turn.
    public func report(
        of parts: Set<WeatherPart>, for location: Location, arriving: @Sendable (FetchedReport) async -> Void
    ) async {
        await report(of: parts, for: location, areAwaitedTogether: false, arriving: arriving)
    }

    private func report(
        of parts: Set<WeatherPart>, for location: Location, areAwaitedTogether: Bool,
        arriving: @Sendable (FetchedReport) async -> Void
    ) async {
        let inquiry = inquiry(for: location)
        let (pieces, feed) = AsyncStream.makeStream(of: FetchedReport.self)
        let kinds = Dictionary(grouping: parts, by: AnswerKind.init)
        // Nobody waits for how sure a forecast is.
        let hurried = kinds.keys.filter {
            kinds[.forecast] != nil && $0 != .forecast && (areAwaitedTogether || $0 == .spread)
        }
        let signals = Dictionary(uniqueKeysWithValues: hurried.map { ($0, AsyncStream.makeStream(of: Void.self)) })
        async let asking: Void = withTaskGroup { group in
            for (kind, together) in kinds {
                var inquiry = inquiry
                inquiry.race.untilMainParts = signals[kind]?.stream
                group.addTask { [inquiry] in
                    let isThere = Mutex(false)
                    await inquiry.report(of: WeatherPart.allCases.filter(together.contains)) { piece in
                        if piece.report != nil { isThere.withLock { $0 = true } }
                        feed.yield(piece)
                    }
                    // Where there is none, the rest is all that there will be to see.
                    guard kind == .forecast, isThere.withLock({ $0 }) else { return }
                    for signal in signals.values { signal.continuation.finish() }
                }
            }
            await group.waitForAll()
            feed.finish()
        }
        // If the task is cancelled, this loop ends at once, as the results are no longer needed.
        for await piece in pieces { await arriving(piece) }
        await asking
    }

    /// Returns the first source that gives the part for the place, has its key and is not in a pause.
    public func firstSource(of part: WeatherPart, for location: Location) -> WeatherSource? {
        inquiry(for: location).firstSource(of: part)
    }

    private func inquiry(for location: Location) -> ReportInquiry {
        ReportInquiry(
            sources: catalogue().sources, preferences: preferences(), place: location, health: health,
            race: SourceRace(timeout: timeout, start: .now))
    }

    /// Shortens the pauses of sources that failed because of the network.
    public func networkReturned() { health.networkReturned() }

    /// Ends all pauses, except those ordered by servers.
    public func sourcesChanged() { health.sourcesChanged() }
}
