import WeatherModel
import WeatherServices

extension FetchedReport {
    /// Returns the result with the gaps of earlier ones that had no weather, or adds its own to them if it has none.
    ///
    /// That nobody gives warnings for a place is known at once, before there is a report that could say so.
    func remembering(_ gaps: inout [WeatherPart: PartGap]) -> FetchedReport {
        gaps.merge(self.gaps) { $1 }
        guard let report else { return self }
        var whole = self
        whole.gaps = gaps.filter { report.fetchedAt($0.key) == nil }
        gaps = [:]
        return whole
    }
}
