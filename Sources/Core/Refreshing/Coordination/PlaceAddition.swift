public import Foundation
public import WeatherModel

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
