import Foundation
import SeededRandom
import Testing
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Trips

@Suite("Stays across zones, clock changes and the date line")
struct TripLegTests {
    @Test("the day of travel belongs to both places, and no day more")
    func overlap() {
        let lisbon = Journeys.leg(Journeys.lisbon, "2026-11-27", "2026-12-02")
        #expect(Journeys.problem(lisbon, Journeys.leg(Journeys.funchal, "2026-12-02", "2026-12-07")) == nil)
        #expect(
            Journeys.problem(lisbon, Journeys.leg(Journeys.funchal, "2026-12-01", "2026-12-07")) == .overlaps(leg: 1))
        #expect(Journeys.problem(lisbon, Journeys.leg(Journeys.funchal, "2026-12-20", "2026-12-27")) == nil)
    }

    @Test("eastwards over the date line the date of arrival is before that of departure, westwards it is not")
    func dateLine() {
        // Apia is 24 hours ahead of Pago Pago, an hour's flight away.
        let apia = Journeys.leg(Journeys.apia, "2026-12-01", "2026-12-05")
        #expect(Journeys.problem(apia, Journeys.leg(Journeys.pagoPago, "2026-12-04", "2026-12-08")) == nil)
        #expect(
            Journeys.problem(apia, Journeys.leg(Journeys.pagoPago, "2026-12-03", "2026-12-08")) == .overlaps(leg: 1))
        let pagoPago = Journeys.leg(Journeys.pagoPago, "2026-12-01", "2026-12-05")
        #expect(
            Journeys.problem(pagoPago, Journeys.leg(Journeys.apia, "2026-12-05", "2026-12-08")) == .overlaps(leg: 1))
        #expect(Journeys.problem(pagoPago, Journeys.leg(Journeys.apia, "2026-12-06", "2026-12-08")) == nil)
    }

    @Test("each kind of problem is told with the number of its stay")
    func problems() {
        #expect(
            Journeys.problem(Journeys.leg(Journeys.lisbon, "2026-12-02", "2026-12-01"))
                == .endsBeforeBeginning(leg: 0))
        #expect(Journeys.problem(Journeys.leg(Journeys.lisbon, "2026-01-01", "2027-01-02")) == .tooLong(leg: 0))
        #expect(Journeys.problem(Journeys.leg(Journeys.lisbon, "2026-01-01", "2027-01-01")) == nil)
        #expect(Journeys.problem(Journeys.leg(Journeys.apia, "2011-12-30", "2011-12-31")) == .skippedDay(leg: 0))
        let many = (0...Bound.tripLegs).map { number in
            let day = CivilDate(dayNumber: 20_000 + number).description
            return Journeys.leg(Journeys.lisbon, day, day)
        }
        #expect(Trip(id: "t", name: "", legs: many).problem(zone: \.zone) == .tooManyLegs)
    }

    @Test(
        "a stay over a change of the clocks has an hour less or more, and one over the skipped day of Samoa a day less")
    func clockChanges() throws {
        func hours(_ leg: TripLeg) throws -> Double {
            let span = try #require(leg.span(in: leg.place.zone))
            return span.upperBound.timeIntervalSince(span.lowerBound) / 3600
        }
        #expect(try hours(Journeys.leg(Journeys.lisbon, "2026-03-28", "2026-03-30")) == 71)
        #expect(try hours(Journeys.leg(Journeys.lisbon, "2026-10-24", "2026-10-26")) == 73)
        #expect(try hours(Journeys.leg(Journeys.apia, "2011-12-29", "2011-12-31")) == 48)
        let outlook = Journeys.outlook(
            Journeys.leg(Journeys.apia, "2011-12-29", "2011-12-31"), [], at: "2011-12-01T00:00:00Z")
        #expect(outlook.days.map(\.date.description) == ["2011-12-29", "2011-12-31"])
    }

    @Test("any stay in any zone: its days are in order, its span holds each of them, and it is as long as they are")
    func spans() throws {
        var random = SeededGenerator(seed: 39)
        let zones = TimeZone.knownTimeZoneIdentifiers.compactMap(TimeZone.init(identifier:))
        for _ in 0..<400 {
            let zone = zones[Int.random(in: 0..<zones.count, using: &random)]
            let first = Int.random(in: 14_000..<25_000, using: &random)
            let last = first + Int.random(in: 0..<20, using: &random)
            let leg = TripLeg(
                at: Journeys.place("Somewhere", zone.identifier), from: CivilDate(dayNumber: first),
                to: CivilDate(dayNumber: last))
            let now = Date(timeIntervalSince1970: Double(Int.random(in: first - 5...last + 5, using: &random)) * 86_400)
            let outlook = LegOutlook(leg, in: zone, forecast: [], at: now)
            let days = outlook.days.map { $0.date.span(in: zone) }
            guard let span = leg.span(in: zone) else {
                #expect(leg.first.start(in: zone) == nil || leg.last.start(in: zone) == nil)
                continue
            }
            let length = days.compactMap(\.self).reduce(0) { $0 + $1.upperBound.timeIntervalSince($1.lowerBound) }
            #expect(length == span.upperBound.timeIntervalSince(span.lowerBound), "\(zone.identifier) \(leg)")
            #expect(days.first??.lowerBound == span.lowerBound && days.last??.upperBound == span.upperBound)
            let isOver = span.upperBound <= now
            #expect(isOver == (outlook.stage == .over))
            if case .underWay = outlook.stage { #expect(span.contains(now)) }
        }
    }

    @Test("whoever can leave on the last day and arrive on the first day has no overlap, and nobody else has none")
    func journeys() throws {
        var random = SeededGenerator(seed: 5)
        let zones = ["Pacific/Apia", "Pacific/Pago_Pago", "Asia/Kathmandu", "Europe/Lisbon", "America/St_Johns"]
        for _ in 0..<400 {
            func stay() -> TripLeg {
                let zone = zones[Int.random(in: 0..<zones.count, using: &random)]
                let first = 20_500 + Int.random(in: 0..<8, using: &random)
                return TripLeg(
                    at: Journeys.place(zone, zone), from: CivilDate(dayNumber: first),
                    to: CivilDate(dayNumber: first + Int.random(in: 0..<4, using: &random)))
            }
            let (former, latter) = (stay(), stay())
            let leaving = try #require(former.last.span(in: former.place.zone))
            // Said anew, minute by minute: the moment of leaving that is the earliest, and whether the day of arrival has one after.
            let canTravel = stride(from: leaving.lowerBound, to: leaving.upperBound, by: 900).contains { moment in
                CivilDate(moment, in: latter.place.zone) <= latter.first
            }
            #expect((Journeys.problem(former, latter) == nil) == canTravel, "\(former) \(latter)")
        }
    }

    @Test(
        "stays that change places take the same days together, each as many as before, and changing again is as it was")
    func swapping() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<200 {
            let first = 20_500 + Int.random(in: 0..<90, using: &random)
            let second = first + Int.random(in: 0..<9, using: &random)
            let third = second + Int.random(in: -1..<4, using: &random)
            let trip = Journeys.trip(
                TripLeg(at: Journeys.lisbon, from: CivilDate(dayNumber: first), to: CivilDate(dayNumber: second)),
                TripLeg(
                    at: Journeys.funchal, from: CivilDate(dayNumber: third),
                    to: CivilDate(dayNumber: third + Int.random(in: 0..<9, using: &random))))
            let swapped = trip.swappingLegs(at: 0)
            #expect(swapped.firstDay == trip.firstDay && swapped.legs.last?.last == trip.legs.last?.last)
            #expect(swapped.legs.map(\.place.name) == ["Funchal", "Lisbon"])
            #expect(swapped.legs.map(\.dayCount) == trip.legs.map(\.dayCount).reversed())
            #expect(swapped.swappingLegs(at: 0) == trip)
        }
    }
}

extension TripLeg {
    /// Returns the time from the first moment of the first day to the last of the last day by the clock of the place: as many hours as
    /// the clocks make of these days.
    ///
    /// Returns nil where the zone skipped one of the two, or they are out of order.
    fileprivate func span(in zone: TimeZone) -> Range<Date>? {
        guard dayCount > 0, let start = first.start(in: zone), let end = last.span(in: zone)?.upperBound, start < end
        else { return nil }
        return start..<end
    }
}
