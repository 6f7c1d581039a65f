import Refreshing
import WeatherModel
import WeatherServices

extension FetchedReport {
    /// Returns the answer of one source that was asked alone without the gaps that say nothing of the stored weather: those of
    /// parts that another source gave or failed to give, and all of a source that has nothing for the place.
    ///
    /// - Parameter isOwn: Returns whether it is the source that was asked.
    func withoutGapsOfOthers(in known: WeatherReport?, isOwn: (WeatherSource) -> Bool) -> FetchedReport {
        var own = self
        own.gaps = gaps.filter { part, _ in
            if let source = known?.source(of: part) { return report != nil && isOwn(source) }
            guard let gap = known?.gaps[part] else { return report != nil }
            return gap.source.map(isOwn) ?? false
        }
        return own
    }
}
