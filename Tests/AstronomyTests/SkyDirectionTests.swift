import Astronomy
import Foundation
import Testing
import WeatherModel

struct SkyDirectionTests {
    @Test("the sun rises in the east, stands towards the equator at noon and sets in the west")
    func day() throws {
        for (latitude, noon) in [(51.5, 180.0), (-33.9, 0.0)] {
            let place = try #require(Coordinates(latitude: latitude, longitude: 0))
            // At the equinox of March 2026, when the sun is 7 minutes late.
            let start = try #require(ISO8601DateFormatter().date(from: "2026-03-20T06:07:00Z"))
            let directions = [0.0, 6, 12].map { Sun.direction(at: start.addingTimeInterval($0 * 3600), over: place) }
            for (direction, azimuth) in zip(directions, [90, noon, 270]) {
                #expect(abs((direction.azimuth - azimuth).remainder(dividingBy: 360)) < 1.5, "\(latitude)")
            }
            #expect(abs(directions[0].altitude) < 1 && abs(directions[2].altitude) < 1)
            #expect(abs(directions[1].altitude - (90 - abs(latitude))) < 1)
        }
    }

    @Test("a full moon stands opposite the sun, and wanes after it")
    func moon() throws {
        let place = try #require(Coordinates(latitude: 40, longitude: 10))
        let start = try #require(ISO8601DateFormatter().date(from: "2026-01-01T00:00:00Z"))
        let full = Moon.next(.full, after: start)
        let (moon, sun) = (Moon.direction(at: full, over: place), Sun.direction(at: full, over: place))
        #expect(abs(moon.altitude + sun.altitude) < 7)
        #expect(abs((moon.azimuth - sun.azimuth - 180).remainder(dividingBy: 360)) < 12)
        #expect(Moon.isWaxing(at: full.addingTimeInterval(-86_400)))
        #expect(!Moon.isWaxing(at: full.addingTimeInterval(86_400)))
    }
}
