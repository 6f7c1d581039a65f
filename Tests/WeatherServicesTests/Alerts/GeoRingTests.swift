import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Rings on the globe")
struct GeoRingTests {
    private func position(_ latitude: Double, _ longitude: Double, _ ring: GeoRing?) throws -> GeoRing.Position {
        try #require(ring).position(of: try #require(Coordinates(latitude: latitude, longitude: longitude)))
    }

    private let square = GeoRing([(50, 10), (50, 12), (52, 12), (52, 10), (50, 10)])

    @Test("a point is inside, outside, or on the edge or a corner")
    func corners() throws {
        #expect(try position(51, 11, square) == .inside)
        #expect(try position(51, 9.999, square) == .outside)
        #expect(try position(53, 11, square) == .outside)
        #expect(try position(51, 10, square) == .edge)
        #expect(try position(52, 11.3, square) == .edge)
        #expect(try position(50, 10, square) == .edge)
        #expect(try position(-51, 11, square) == .outside)
        #expect(try position(51, -169, square) == .outside)
    }

    @Test("the last point need not repeat the first, and the turning sense does not matter")
    func openAndReversed() throws {
        let corners = [(latitude: 50.0, longitude: 10.0), (50, 12), (52, 12), (52, 10)]
        for first in corners.indices {
            let turned = Array(corners[first...] + corners[..<first])
            #expect(try position(51, 11, GeoRing(turned)) == .inside)
            #expect(try position(51, 11, GeoRing(turned.reversed())) == .inside)
        }
    }

    @Test("a bay is outside, and a point level with a corner is not counted twice")
    func concave() throws {
        let bay = GeoRing([(0, 0), (4, 0), (4, 4), (0, 4), (2, 2)])
        #expect(try position(1, 2, bay) == .outside)
        #expect(try position(3, 2, bay) == .inside)
        #expect(try position(1, 0.5, bay) == .inside)
        let spike = GeoRing([(0, 0), (0, 10), (5, 8), (0.5, 5), (5, 2)])
        #expect(try position(-0.1, 5, spike) == .outside)
        #expect(try position(0.2, 5, spike) == .inside)
        #expect(try position(3, 5, spike) == .outside)
    }

    @Test("a ring across the antimeridian holds both sides of it and nothing of the rest of the globe")
    func antimeridian() throws {
        let written = [
            GeoRing([(-20, 177), (-20, -178), (-15, -178), (-15, 177)]),
            GeoRing([(-20, 177), (-20, 182), (-15, 182), (-15, 177)]),
            GeoRing([(-20, -183), (-20, -178), (-15, -178), (-15, -183)]),
            GeoRing([
                (-20, 177), (-20, 180), (-20, -180), (-20, -178), (-15, -178), (-15, -180), (-15, 180), (-15, 177),
            ]),
        ]
        for ring in written {
            #expect(try position(-17, 179, ring) == .inside)
            #expect(try position(-17, -179, ring) == .inside)
            #expect(try position(-17, 180, ring) == .inside)
            #expect(try position(-17, -180, ring) == .inside)
            #expect(try position(-17, 0, ring) == .outside)
            #expect(try position(-17, 176, ring) == .outside)
            #expect(try position(-17, -177, ring) == .outside)
        }
    }

    @Test("a ring around a pole holds the pole, and a belt around the globe what is between its borders")
    func poles() throws {
        let cap = GeoRing([(70, -120), (72, 0), (70, 120)])
        #expect(try position(89.9, 0, cap) == .inside)
        #expect(try position(80, 77, cap) == .inside)
        #expect(try position(60, 77, cap) == .outside)
        #expect(try position(-80, 77, cap) == .outside)
        let level = GeoRing([(-65, 0), (-65, 90), (-65, 180), (-65, -90)])
        #expect(try position(-80, 45, level) == .inside)
        #expect(try position(-60, 45, level) == .outside)
        let belt = GeoRing([(60, -180), (60, 180), (70, 180), (70, -180)])
        #expect(try position(65, 10, belt) == .inside)
        #expect(try position(75, 10, belt) == .outside)
    }

    @Test("numbers that are no latitude are taken for a longitude written first")
    func exchanged() throws {
        let ring = GeoRing([(100, 10), (102, 10), (102, 12), (100, 12)])
        #expect(try position(11, 101, ring) == .inside)
    }

    @Test(
        "what spans no area, or lies beyond the Earth, is no ring",
        arguments: [
            [], [(1, 1)], [(1, 1), (2, 2)], [(1, 1), (2, 2), (1, 1)], [(1, 1), (1, 1), (1, 1), (1, 1)],
            [(0, 0), (1, 1), (2, 2), (3, 3)], [(91, 0), (0, 1), (0, 95), (50, 50)], [(0, 0), (0, .nan), (1, 1)],
            [(0, 0), (0, .infinity), (1, 1)], [(0, 0), (0, 541), (1, 541)],
        ] as [[(Double, Double)]])
    func noRing(points: [(Double, Double)]) {
        #expect(GeoRing(points.map { (latitude: $0.0, longitude: $0.1) }) == nil)
    }
}
