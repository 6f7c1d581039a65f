import Foundation
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Trips

/// Places and trips for tests.
enum Journeys {
    static func place(_ name: String, _ zone: String) -> Location {
        guard let coordinates = Coordinates(latitude: 0, longitude: 0) else { fatalError("no such point") }
        return Location(
            id: name.lowercased(), name: name, coordinates: coordinates, timeZoneIdentifier: zone)
    }

    static let lisbon = place("Lisbon", "Europe/Lisbon")
    static let funchal = place("Funchal", "Atlantic/Madeira")
    static let apia = place("Apia", "Pacific/Apia")
    static let pagoPago = place("Pago Pago", "Pacific/Pago_Pago")

    static func date(_ text: String) -> CivilDate { CivilDate(text) ?? CivilDate(dayNumber: 0) }

    static func instant(_ text: String) -> Date { (try? Date(text, strategy: .iso8601)) ?? .distantPast }

    static func leg(_ place: Location, _ first: String, _ last: String) -> TripLeg {
        TripLeg(at: place, from: date(first), to: date(last))
    }

    static func trip(_ legs: TripLeg..., id: String = "trip", name: String = "Azores") -> Trip {
        Trip(id: id, name: name, legs: legs)
    }

    static func problem(_ legs: TripLeg...) -> TripProblem? {
        Trip(id: "t", name: "", legs: legs).problem(zone: \.zone)
    }

    /// A day of which the given is known.
    static func day(
        _ text: String, high: Double? = nil, low: Double? = nil, rain: Double? = nil, gust: Double? = nil,
        snow: Double? = nil, uv: Double? = nil, chance: Double? = nil
    ) -> Day {
        var day = Day(date: date(text))
        (day.high, day.low) = (high.map { Temperature($0) }, low.map { Temperature($0) })
        day.precipitation = rain.map { Precipitation($0) }
        day.precipitationProbability = chance.map { Percentage($0) }
        (day.windGustMax, day.snowfall) = (gust.map { Speed($0) }, snow.map { SnowDepth($0) })
        day.uvIndexMax = uv.map { UVIndex($0) }
        return day
    }

    static func outlook(_ leg: TripLeg, _ days: [Day], at now: String) -> LegOutlook {
        LegOutlook(leg, in: leg.place.zone, forecast: days, at: instant(now))
    }
}
