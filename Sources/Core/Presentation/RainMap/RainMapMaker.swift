public import BaseMap
import Charts
import Foundation
public import Gazetteer
import WeatherModel
public import WeatherServices

/// What rain maps are made from, for whichever place is asked for.
@MainActor
public final class RainMapMaker {
    private let radar: any RadarFetching
    private let openMap: @MainActor () -> BaseMap?
    private let index: PlaceIndex?
    /// The pictures of the map that was shown last, which are kept until they are due.
    private var last: RadarLoader?
    /// The page that tells what they say.
    private weak var lastPage: WeatherViewModel?

    /// The metres around a place within which towns are named, and the greatest number of them that are looked at: apart for
    /// those that are near, which alone are seen where a kilometre is many pixels.
    private static let circles = [(260_000.0, 160), (110_000, 160), (55_000, 100)]

    /// - Parameters:
    ///   - radar: Whoever is asked for pictures.
    ///   - index: The index of places, for the names of towns; nil if it cannot be read.
    ///   - openMap: Opens the shapes of the map, when the first one is shown; nil if they cannot be read.
    public init(_ radar: any RadarFetching, index: PlaceIndex?, openMap: @escaping @MainActor () -> BaseMap?) {
        (self.radar, self.index, self.openMap) = (radar, index, openMap)
    }

    /// Returns whether a source that may be asked has pictures of the place.
    func sees(_ place: Location) -> Bool { (try? radar.source(at: place)) != nil }

    /// Lets the pictures of the map that was shown last go where they are due, as nobody sees them; what they say of the place
    /// stays on its page until they are too old for that.
    func forgetOld(at now: Date) {
        if last?.isDue(at: now) == true { last = nil }
        lastPage?.forgetOldRadar()
    }

    /// Returns the towns without those that lie within a larger one or the place, as quarters do: their names would stand for
    /// those of towns around.
    static func apart(_ towns: [Location], from place: Location) -> [Location] {
        var kept: [Location] = []
        for town in towns {
            if !isPart(town, of: place), !kept.contains(where: { isPart(town, of: $0) }) { kept.append(town) }
        }
        return kept
    }

    private static func isPart(_ town: Location, of larger: Location) -> Bool {
        guard (larger.population ?? 0) > (town.population ?? 0) else { return false }
        let (here, there, reach) = (town.coordinates, larger.coordinates, reach(of: larger))
        // Most are told apart by their latitudes, which costs little.
        return abs(here.latitude - there.latitude) * 110_000 < reach && there.distance(to: here) < reach
    }

    /// Returns the towns around a point, from the biggest on.
    private static func towns(around point: Coordinates, in index: PlaceIndex) -> [Location] {
        var seen: Set<Location.ID> = []
        return circles.flatMap { index.towns(around: point, reach: $0.0, most: $0.1) }
            .filter { seen.insert($0.id).inserted }
            .sorted { ($0.population ?? 0, $1.id) > ($1.population ?? 0, $0.id) }
    }

    /// The metres from its middle that a town is likely to reach: twelve kilometres for a million people.
    private static func reach(of town: Location) -> Double { Double(town.population ?? 0).squareRoot() * 12 }

    /// Makes the map of a page's place; nothing is asked for yet.
    func map(of page: WeatherViewModel, zoom: MapZoom) -> RainMapViewModel {
        let place = page.place.location
        let found = index.map { Self.towns(around: place.coordinates, in: $0) } ?? []
        let others = found.filter { $0.id != place.id && $0.name != place.name }
        let towns = Self.apart(others, from: place).map(\.localized)
            .map { MapTown($0.name, $0.coordinates, population: $0.population ?? 0) }
        if last?.place != place {
            lastPage?.radar = nil
            last = RadarLoader(radar, of: place)
        }
        lastPage = page
        let pictures = last ?? RadarLoader(radar, of: place)
        return RainMapViewModel(of: page, pictures: pictures, map: openMap(), towns: towns, zoom: zoom)
    }
}
