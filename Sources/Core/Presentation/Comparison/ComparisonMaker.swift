import Charts
import Foundation
import WeatherModel
public import WeatherServices

/// What comparisons are made from, for whichever place is asked for.
@MainActor
public final class ComparisonMaker {
    private let comparing: any ForecastComparing
    /// What was asked for at the places lately.
    private var loaders: [Location.ID: ComparisonLoader] = [:]
    /// The sources that were chosen at a place, which hold for the session.
    var chosenSources: [Location.ID: [WeatherSource.ID]] = [:]
    /// The places that were chosen; nil until any were.
    var chosenPlaces: [Location.ID]?
    /// What was compared last.
    var lastKind = ComparisonKind.sources
    /// The quantity that a chart showed last.
    var lastQuantity = ChartMetric.temperature

    /// - Parameter comparing: Whoever is asked for the forecast of one source.
    public init(_ comparing: any ForecastComparing) {
        self.comparing = comparing
    }

    /// Returns what is known at a place, and asks for the rest when told to.
    func loader(for place: Location) -> ComparisonLoader {
        if let known = loaders[place.id], known.place == place { return known }
        let loader = ComparisonLoader(comparing, of: place)
        loaders[place.id] = loader
        return loader
    }

    /// Lets go what nobody sees and is not kept any more.
    func forgetOld(at now: Date) {
        loaders = loaders.filter { !$0.value.isOver(at: now) }
    }
}
