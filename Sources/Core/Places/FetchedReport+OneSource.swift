import Refreshing
import WeatherModel
import WeatherServices

extension FetchedReport {
    /// Returns the answer of one source that was asked alone without the gaps that say nothing of the stored weather: those of
    /// parts that another source gave or failed to give, and all of a source that has nothing for the place.
    ///
    /// - Parameter source: The identifier of the source that was asked.
    fileprivate func withoutGapsOfOthers(in known: WeatherReport?, asked source: WeatherSource.ID) -> FetchedReport {
        var own = self
        own.gaps = gaps.told(by: source, beside: known, hasWeather: report != nil)
        return own
    }
}

extension RefreshUpdate {
    /// Returns the update without the gaps that say nothing of the stored weather, as one source was asked alone.
    ///
    /// - Parameter source: The identifier of the source.
    func withoutGapsOfOthers(in known: WeatherReport?, asked source: WeatherSource.ID) -> RefreshUpdate {
        let own = fetched.withoutGapsOfOthers(in: known, asked: source)
        return RefreshUpdate(order: order, parts: parts, fetched: own, clockLeap: clockLeap)
    }
}
