public import Foundation
public import WeatherModel
public import WeatherStore

/// What keeps a trip from being saved; numbers of stays count from 0.
public enum TripProblem: Error, Sendable, Hashable {
    /// There are as many trips as are kept.
    case tooManyTrips
    /// It has more stays than are kept.
    case tooManyLegs
    /// The stay ends before it begins.
    case endsBeforeBeginning(leg: Int)
    /// The stay is longer than a year.
    case tooLong(leg: Int)
    /// The zone of the stay never had its first or its last day, as Samoa had no 30 December 2011.
    case skippedDay(leg: Int)
    /// The stay's first day is over before the last day of the stay before it has begun.
    case overlaps(leg: Int)
}

extension Trip {
    /// Returns the first problem of the stays; nil where the trip can be made.
    ///
    /// The day of travel may belong to both places: of two stays, the first day of the second has to end after the last day of the
    /// first has begun. These are instants, as eastwards over the date line who leaves on the 5th arrives on the 4th.
    ///
    /// - Parameter zone: Returns the zone of a place.
    public func problem(zone: (Location) -> TimeZone) -> TripProblem? {
        guard legs.count <= Bound.tripLegs else { return .tooManyLegs }
        var lastDay: Range<Date>?
        for (number, leg) in legs.enumerated() {
            guard leg.dayCount > 0 else { return .endsBeforeBeginning(leg: number) }
            guard leg.dayCount <= Bound.tripLegDays else { return .tooLong(leg: number) }
            let zone = zone(leg.place)
            guard let first = leg.first.span(in: zone), let last = leg.last.span(in: zone) else {
                return .skippedDay(leg: number)
            }
            if let lastDay, first.upperBound <= lastDay.lowerBound { return .overlaps(leg: number) }
            lastDay = last
        }
        return nil
    }

    /// Returns the trip with two neighbouring stays in the other order: both together take the same days, each as many as before, with the
    /// same time between them.
    ///
    /// - Parameter number: The earlier one of the two.
    public func swappingLegs(at number: Int) -> Trip {
        guard legs.indices.contains(number), legs.indices.contains(number + 1) else { return self }
        let (former, latter) = (legs[number], legs[number + 1])
        let pause = latter.first.dayNumber - former.last.dayNumber
        func stay(_ leg: TripLeg, from day: Int) -> TripLeg {
            TripLeg(
                at: leg.place, from: CivilDate(dayNumber: day), to: CivilDate(dayNumber: day + leg.dayCount - 1))
        }
        var trip = self
        trip.legs[number] = stay(latter, from: former.first.dayNumber)
        trip.legs[number + 1] = stay(former, from: trip.legs[number].last.dayNumber + pause)
        return trip
    }
}

extension ExchangeFile {
    /// Returns the trips that can be made as they are, and the number of the others and of entries that are none.
    ///
    /// - Parameter zone: Returns the zone of a place.
    public func soundTrips(zone: (Location) -> TimeZone) -> (trips: [Trip], leftOut: Int) {
        let sound = trips.filter { $0.problem(zone: zone) == nil }
        return (sound, unreadableTrips + trips.count - sound.count)
    }
}
