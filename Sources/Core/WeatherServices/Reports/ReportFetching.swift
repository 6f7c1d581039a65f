public import WeatherModel

/// Everything about one place's weather, part by part, from whichever source can give it.
public protocol ReportFetching: Sendable {
    /// Asks for the parts; each has its own sources in their order, the next stepping in where one fails.
    ///
    /// Never throws as a whole: a part that nobody could give is missing from the report and has its failure told.
    func report(of parts: Set<WeatherPart>, for location: Location) async -> FetchedReport

    /// The same, each part handed on as soon as it is there or has failed, so that none waits for another.
    ///
    /// - Parameter arriving: Called for one piece after another; the next waits until it returns.
    func report(
        of parts: Set<WeatherPart>, for location: Location, arriving: @Sendable (FetchedReport) async -> Void) async

    /// The network is there again, so that what failed for want of it may succeed now.
    func networkReturned()

    /// Keys or servers were changed, so that what failed before may succeed now.
    func sourcesChanged()
}

extension ReportFetching {
    /// All at once.
    public func report(
        of parts: Set<WeatherPart>, for location: Location, arriving: @Sendable (FetchedReport) async -> Void
    ) async {
        await arriving(await report(of: parts, for: location))
    }

    /// Nothing, where no failure is remembered.
    public func networkReturned() {}

    /// Nothing, where no failure is remembered.
    public func sourcesChanged() {}
}
