public import WeatherModel
public import WeatherServices
public import WeatherStore

/// Asks for the weather of earlier years when somebody wants to compare, one year after the other, and keeps what comes.
public struct PastYearsInquiry: Sendable {
    /// Whoever is asked.
    public let archive: any PastYearFetching
    private let file: PastYearFile?

    /// - Parameter file: Where years are kept; nil to keep none.
    public init(_ archive: any PastYearFetching, file: PastYearFile?) {
        (self.archive, self.file) = (archive, file)
    }

    /// Returns what is kept of the years before a day, without asking anybody.
    public func stored(of id: Location.ID, before today: CivilDate) async -> PastYears {
        var years = PastYears(before: today)
        for year in (try? await file?.years(of: id)) ?? [] { years.take(year) }
        return years
    }

    /// Asks for the years that are missing, the latest first, until one fails for a reason that holds for the others too.
    ///
    /// - Parameters:
    ///   - saved: The identifiers of all saved places: of another place nothing is kept.
    ///   - whenTaken: Called with all that is known whenever a year has come.
    /// - Returns: All that is known, and why a year failed that was asked for; nil where none did.
    public func ask(
        _ known: PastYears, at place: Location, saved: [Location.ID],
        whenTaken: @Sendable (PastYears) async -> Void = { _ in }
    ) async -> (years: PastYears, failure: FetchError?) {
        var (years, failure): (PastYears, FetchError?) = (known, nil)
        for number in 1...PastYears.count where years.known[number] == nil {
            guard !Task.isCancelled else { return (years, .cancelled) }
            do throws(FetchError) {
                let year = try await archive.year(PastYears.asked(number, before: years.today), at: place)
                years.take(year)
                // What cannot be kept is asked for again another time.
                try? await file?.keep(year, of: place.id, saved: saved)
                await whenTaken(years)
            } catch {
                failure = error
                guard error == .unreadableAnswer || error == .notFound else { return (years, failure) }
            }
        }
        return (years, failure)
    }
}
