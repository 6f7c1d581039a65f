public import Foundation

/// When a part of a place's weather arrived, without the part itself.
public struct PartArrival: Sendable, Hashable {
    /// When the answer arrived, or was confirmed to be the same still.
    public var fetchedAt: Date
    /// Until when the source asks not to be asked again; nil where it does not say.
    public var validUntil: Date?

    /// What the source does not say is left out.
    public init(fetchedAt: Date, validUntil: Date? = nil) {
        (self.fetchedAt, self.validUntil) = (fetchedAt, validUntil)
    }
}

extension WeatherReport {
    /// Of the parts there are.
    public var arrivals: [WeatherPart: PartArrival] {
        var arrivals: [WeatherPart: PartArrival] = [:]
        arrivals[.current] = current?.arrival
        arrivals[.minutes] = minutes?.arrival
        arrivals[.hours] = hours?.arrival
        arrivals[.days] = days?.arrival
        arrivals[.airQuality] = airQuality?.arrival
        arrivals[.alerts] = alerts?.arrival
        return arrivals
    }
}

extension Sourced {
    fileprivate var arrival: PartArrival { PartArrival(fetchedAt: fetchedAt, validUntil: validUntil) }
}
