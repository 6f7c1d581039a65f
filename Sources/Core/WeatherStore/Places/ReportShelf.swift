import WeatherModel

/// The tables in which a report lies: those of the weather of all sources, or those of a source that was asked alone, whose
/// answer is not to be mixed with the weather of others.
struct ReportShelf {
    /// The only source that was asked; nil for the weather of all.
    let source: WeatherSource.ID?

    /// The weather of all sources.
    static let all = ReportShelf(source: nil)

    var report: String { source == nil ? "report" : "alone" }
    var part: String { source == nil ? "part" : "alonePart" }
    var gap: String { source == nil ? "gap" : "aloneGap" }

    /// Returns what stands in the column `locationID` of these tables.
    func key(_ id: Location.ID) -> String { source.map { "\($0) \(id)" } ?? id }
}
