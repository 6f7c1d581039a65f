public import WeatherModel

/// Asks the sources of a catalogue part by part, the next one stepping in where one fails or lacks a part.
///
/// Days are built from hours where a source has none. One request that brings several parts is made once. A source at rest or without its key is not asked.
public struct ReportService: ReportFetching {
    private let catalogue: @Sendable () -> SourceCatalogue
    private let preferences: @Sendable () -> SourcePreferences
    private let health: SourceHealth

    /// - Parameters:
    ///   - catalogue: Asked for at every report, as keys come and go.
    ///   - preferences: Asked for at every report, too.
    ///   - health: Shared by everything that asks the same sources.
    public init(
        catalogue: @escaping @Sendable () -> SourceCatalogue,
        preferences: @escaping @Sendable () -> SourcePreferences = { SourcePreferences() },
        health: SourceHealth
    ) {
        self.catalogue = catalogue
        self.preferences = preferences
        self.health = health
    }

    /// Forecasts, air quality and alerts are asked for at the same time, the sources of each in turn.
    public func report(of parts: Set<WeatherPart>, for location: Location) async -> FetchedReport {
        let preferences = preferences()
        let inquiry = ReportInquiry(
            sources: preferences.sorted(catalogue().sources, for: location),
            location: location.rounded(to: preferences.precision), health: health)
        return await withTaskGroup(of: FetchedReport.self) { group in
            for (_, together) in Dictionary(grouping: parts, by: SourceAnswer.Kind.init) {
                group.addTask { await inquiry.report(of: WeatherPart.allCases.filter(together.contains)) }
            }
            var whole = FetchedReport()
            for await fetched in group { whole.add(fetched) }
            return whole
        }
    }
}

extension FetchedReport {
    /// Takes over the parts of a report that has others.
    fileprivate mutating func add(_ other: FetchedReport) {
        if var report, let otherReport = other.report {
            report.merge(otherReport)
            self.report = report
        } else {
            report = report ?? other.report
        }
        failures.merge(other.failures) { own, _ in own }
        passedOver.merge(other.passedOver) { own, _ in own }
        gaps.merge(other.gaps) { own, _ in own }
    }
}
