import Astronomy
import Foundation
import Testing
import WeatherModel

/// One row of an almanac: a place, a day in a zone of a fixed offset, and what happens on it.
struct AlmanacCase: Sendable, CustomTestStringConvertible {
    let coordinates: Coordinates
    let zone: TimeZone
    let date: CivilDate
    /// "HH:MM" of local time, in rising order; nil where the almanac says "always above" or "always below".
    let rises: [String]?
    let sets: [String]?

    init(
        _ latitude: Double, _ longitude: Double, hours: Double, _ date: String, _ rises: [String]?, _ sets: [String]?
    ) throws {
        coordinates = try #require(Coordinates(latitude: latitude, longitude: longitude))
        zone = try #require(TimeZone(secondsFromGMT: Int(hours * 3600)))
        self.date = try civilDate(date)
        self.rises = rises
        self.sets = sets
    }

    var testDescription: String { "\(date) at \(coordinates.latitude), \(coordinates.longitude)" }

    /// How far the passage is off at most, in seconds; infinite where it has other events than the almanac.
    func error(of passage: HorizonPassage) throws -> Double {
        guard case .crosses(let up, let down) = passage, let rises, let sets else { return .infinity }
        guard up.count == rises.count, down.count == sets.count else { return .infinity }
        let start = try #require(date.start(in: zone))
        return zip(up + down, rises + sets).map { found, published in
            let parts = published.split(separator: ":").compactMap { Double($0) }
            return abs(found.timeIntervalSince(start) - parts[0] * 3600 - parts[1] * 60)
        }.max() ?? .infinity
    }
}

func civilDate(_ text: String) throws -> CivilDate {
    try #require(CivilDate(text))
}
