public import Foundation

/// The time a part of a place's weather arrived and the time until which it is valid, without the part itself.
public struct PartArrival: Sendable, Hashable {
    /// The time the answer arrived or was last confirmed to be unchanged.
    public var fetchedAt: Date
    /// The time before which the source asks not to be asked again; nil if it does not say.
    public var validUntil: Date?

    /// Makes an arrival; a validity that the source does not state is left out.
    public init(fetchedAt: Date, validUntil: Date? = nil) {
        (self.fetchedAt, self.validUntil) = (fetchedAt, validUntil)
    }
}

extension WeatherReport {
    /// The arrivals of the parts that the report has.
    public var arrivals: [WeatherPart: PartArrival] {
        var arrivals: [WeatherPart: PartArrival] = [:]
        arrivals[.current] = current?.arrival
        arrivals[.minutes] = minutes?.arrival
        arrivals[.hours] = hours?.arrival
        arrivals[.days] = days?.arrival
        arrivals[.airQuality] = airQuality?.arrival
        arrivals[.alerts] = alerts?.arrival
        arrivals[.spread] = spread?.arrival
        return arrivals
    }
}

extension Sourced {
    fileprivate var arrival: PartArrival { PartArrival(fetchedAt: fetchedAt, validUntil: validUntil) }
}
