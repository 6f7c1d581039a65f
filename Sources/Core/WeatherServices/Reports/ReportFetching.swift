public import WeatherModel

/// A service that fetches a place's weather, each part from the first source that can give it.
public protocol ReportFetching: Sendable {
    /// Requests the parts from their sources in order, the next source being asked if one fails.
    ///
    /// Never throws: a part that no source could give is missing from the report and has a failure.
    func report(of parts: Set<WeatherPart>, for location: Location) async -> FetchedReport

    /// Requests the parts and passes each on as soon as it has arrived or failed.
    ///
    /// - Parameter arriving: Called for one result after another; the next one waits until it returns.
    func report(
        of parts: Set<WeatherPart>, for location: Location, arriving: @Sendable (FetchedReport) async -> Void) async

    /// Returns the source that is asked first for the part; nil if nobody is, or it is not known.
    func firstSource(of part: WeatherPart, for location: Location) -> WeatherSource?

    /// Informs the service that the network is back, so that failed requests may be repeated.
    func networkReturned()

    /// Informs the service that keys or servers were changed, so that failed requests may be repeated.
    func sourcesChanged()
}

extension ReportFetching {
    /// Nil, by default.
    public func firstSource(of part: WeatherPart, for location: Location) -> WeatherSource? { nil }

    /// Passes on all parts in a single result.
    public func report(
        of parts: Set<WeatherPart>, for location: Location, arriving: @Sendable (FetchedReport) async -> Void
    ) async {
        await arriving(await report(of: parts, for: location))
    }

    /// Does nothing, for services that remember no failures.
    public func networkReturned() {}

    /// Does nothing, for services that remember no failures.
    public func sourcesChanged() {}
}
