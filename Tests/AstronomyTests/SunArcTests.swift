import Foundation
import Testing
import WeatherModel

@testable import Astronomy

struct SunArcTests {
    private static let year = CivilDate("2026-01-01").map { first in
        stride(from: first.dayNumber, to: first.dayNumber + 365, by: 9).map { CivilDate(dayNumber: $0) }
    }

    @Test("rise, set and twilight are within three minutes of those of the day", arguments: [-45.0, -20, 0, 30, 55])
    func times(latitude: Double) throws {
        let place = try #require(Coordinates(latitude: latitude, longitude: 10))
        for date in try #require(Self.year) {
            let sun = try #require(SunDay(date, in: .gmt, over: place))
            let arc = SunArc(near: try #require(date.start(in: .gmt)) + 43_200, over: place)
            #expect(abs(arc.noon.timeIntervalSince(sun.noon)) < 5)
            let passages = [sun.horizon, sun.civilTwilight, sun.nauticalTwilight]
            for (passage, height) in zip(passages, SunArc.heights) {
                guard let rise = passage.rise, let set = passage.set else { continue }
                let half = arc.half(above: height)
                #expect(abs(rise.timeIntervalSince(arc.noon - half)) < 180, "\(date) \(height)")
                #expect(abs(set.timeIntervalSince(arc.noon + half)) < 180, "\(date) \(height)")
            }
        }
    }

    @Test("beyond the polar circle the sun stays up or down, at the pole itself too")
    func polar() throws {
        for latitude in [78.2, 90] {
            let place = try #require(Coordinates(latitude: latitude, longitude: 15))
            let june = try #require(CivilDate("2026-06-21")?.start(in: .gmt)) + 43_200
            let december = try #require(CivilDate("2026-12-21")?.start(in: .gmt)) + 43_200
            #expect(SunArc(near: june, over: place).half(above: Sun.horizon) == SunArc.longest)
            #expect(SunArc(near: december, over: place).half(above: Sun.horizon) == 0)
        }
    }
}
