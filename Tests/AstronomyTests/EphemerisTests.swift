import Foundation
import Testing
import WeatherModel

@testable import Astronomy

struct EphemerisTests {
    @Test("Meeus's example 47.a: the moon on 12 April 1992 at 0 h dynamical time")
    func moon() throws {
        let ephemeris = Ephemeris(try Date("1992-04-11T23:59:01Z", strategy: .iso8601))
        let place = Moon.place(ephemeris)
        #expect(abs(turned(place.longitude) - 133.167265) < 0.0005)
        #expect(abs(place.latitude + 3.229126) < 0.0001)
        #expect(abs(place.distance - 368_409.7) < 0.2)
    }

    @Test("Meeus's example 25.a, higher accuracy: the sun on 13 October 1992 at 0 h dynamical time")
    func sun() throws {
        let ephemeris = Ephemeris(try Date("1992-10-12T23:59:01Z", strategy: .iso8601))
        #expect(abs(turned(Sun.place(ephemeris).longitude) - 199.907347) < 16.0 / 3600)
    }

    @Test("Meeus's example 12.a: apparent sidereal time at Greenwich on 10 April 1987 at 0 h universal time")
    func siderealTime() throws {
        let ephemeris = Ephemeris(try Date("1987-04-10T00:00:00Z", strategy: .iso8601))
        #expect(abs(turned(ephemeris.siderealTime) - 15 * (13 + 10.0 / 60 + 46.1351 / 3600)) < 0.0003)
    }

    @Test(
        "Delta T is what was measured, and has no jump where its pieces meet",
        arguments: [(1850.0, 7.1), (1900, -2.8), (1950, 29.1), (2000, 63.8)])
    func deltaT(year: Double, measured: Double) {
        #expect(abs(DeltaT.seconds(at: year) - measured) < 1)
        for seam in [1860.0, 1900, 1920, 1941, 1961, 1986, 2005, 2050, 2150] {
            #expect(abs(DeltaT.seconds(at: seam) - DeltaT.seconds(at: seam.nextDown)) < 1)
        }
    }

    @Test(
        "four hundred years of sun and moon, at every latitude, hold together",
        arguments: Array(stride(from: -90.0, through: 90, by: 15)))
    func fourCenturies(latitude: Double) throws {
        let first = try civilDate("1800-01-01").dayNumber
        let last = try civilDate("2200-01-01").dayNumber
        for number in stride(from: first, to: last, by: 1583) {
            let longitude = Double(abs(number) % 361) - 180
            let place = try #require(Coordinates(latitude: latitude, longitude: longitude))
            let zone = try #require(TimeZone(secondsFromGMT: Int(longitude / 15) * 3600))
            let date = CivilDate(dayNumber: number)
            let span = try #require(date.span(in: zone))
            let (sun, moon) = (
                try #require(SunDay(date, in: zone, over: place)), try #require(MoonDay(date, in: zone, over: place))
            )
            for passage in [
                sun.horizon, sun.civilTwilight, sun.nauticalTwilight, sun.astronomicalTwilight, moon.horizon,
            ] {
                guard case .crosses(let rises, let sets) = passage else { continue }
                #expect((rises + sets).allSatisfy(span.contains))
                #expect(abs(rises.count - sets.count) <= 1)
            }
            #expect(span.contains(sun.noon))
            #expect((0...86_400).contains(sun.dayLength))
            #expect((0...1).contains(moon.illumination))
        }
    }

    @Test("day after day each rise is followed by a set, and none is lost or counted twice at midnight")
    func alternation() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Helsinki"))
        let place = try #require(Coordinates(latitude: 66.8, longitude: 25.7))
        let first = try civilDate("2026-01-01").dayNumber
        let days = (first..<first + 365).map { CivilDate(dayNumber: $0) }
        for passages in [
            days.compactMap { SunDay($0, in: zone, over: place)?.horizon },
            days.compactMap { MoonDay($0, in: zone, over: place)?.horizon },
        ] {
            let events = passages.flatMap { passage -> [(time: Date, isRise: Bool)] in
                guard case .crosses(let rises, let sets) = passage else { return [] }
                return (rises.map { ($0, true) } + sets.map { ($0, false) }).sorted { $0.0 < $1.0 }
            }
            #expect(events.count > 400)
            for (before, after) in zip(events, events.dropFirst()) {
                #expect(before.time < after.time && before.isRise != after.isRise)
            }
        }
    }
}
