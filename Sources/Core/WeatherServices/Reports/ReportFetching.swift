public import WeatherModel

/// Everything about one place's weather, part by part, from whichever source can give it.
public protocol ReportFetching: Sendable {
    /// Asks for the parts; each has its own sources in their order, the next stepping in where one fails.
    ///
    /// Never throws as a whole: a part that nobody could give is missing from the report and has its failure told.
    func report(of parts: Set<WeatherPart>, for location: Location) async -> FetchedReport
}
