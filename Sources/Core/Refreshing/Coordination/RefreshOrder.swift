public import Foundation
public import WeatherModel
public import WeatherServices

/// A request for parts of one place's weather.
public struct RefreshOrder: Sendable, Hashable {
    /// The identifier of the place.
    public let place: Location.ID
    /// The parts to request: those that are due and those that will be soon.
    public let parts: Set<WeatherPart>
    /// The reason why the parts are requested now.
    public let reason: RefreshReason
    /// Whether the place is visible or was refreshed manually; other requests are cancelled for it.
    public let isUrgent: Bool

    /// Makes an order.
    public init(place: Location.ID, parts: Set<WeatherPart>, reason: RefreshReason, isUrgent: Bool) {
        self.place = place
        self.parts = parts
        self.reason = reason
        self.isUrgent = isUrgent
    }
}

/// A place to be kept up to date, with what is known of its weather.
public struct PlaceAddition: Sendable {
    let place: Location
    let arrivals: [WeatherPart: PartArrival]
    let absent: Set<WeatherPart>
    let zone: TimeZone?

    /// - Parameters:
    ///   - arrivals: The arrival times of the known parts.
    ///   - absent: The parts that the last answer lacked or that nobody offers.
    ///   - zone: The zone of the known weather; nil if there is none.
    public init(
        _ place: Location, arrivals: [WeatherPart: PartArrival] = [:], absent: Set<WeatherPart> = [],
        zone: TimeZone? = nil
    ) {
        (self.place, self.arrivals, self.absent, self.zone) = (place, arrivals, absent, zone)
    }

    /// - Parameter summary: The known weather, of which only some parts may have been read.
    public init(_ place: Location, arrivals: [WeatherPart: PartArrival], summary: WeatherReport?) {
        self.init(place, arrivals: arrivals, absent: summary?.absentParts ?? [], zone: summary?.timeZone)
    }
}

/// The result of an order, or of some of its parts.
public struct RefreshUpdate: Sendable, Hashable {
    /// The order that the result belongs to.
    public let order: RefreshOrder
    /// The parts that the result is about: those of the order, and those that came along.
    public let parts: Set<WeatherPart>
    /// The parts that arrived and the failures; a part in neither is offered by no source.
    public let fetched: FetchedReport
    /// The seconds by which the wall clock was set since the start of the program; negative where it was set back.
    ///
    /// Nobody knows whether it is right now or was before.
    public let clockLeap: TimeInterval

    /// - Parameters:
    ///   - parts: The parts that the result is about; by default all of the order.
    ///   - clockLeap: The seconds by which the clock was set, negative for back; 0 where it was not.
    public init(
        order: RefreshOrder, parts: Set<WeatherPart>? = nil, fetched: FetchedReport, clockLeap: TimeInterval = 0
    ) {
        (self.order, self.parts, self.fetched) = (order, parts ?? order.parts, fetched)
        self.clockLeap = clockLeap
    }

    /// Whether the wall clock was set by so little that it can be believed what it says is over.
    public var isClockTrusted: Bool { abs(clockLeap) < 3600 }
}
