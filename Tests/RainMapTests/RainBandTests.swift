import Foundation
import Testing
import WeatherModel

@testable import RainMap
@testable import WeatherText

@Suite("Bands of rain")
struct RainBandTests {
    private func sentence(_ band: RainBand) throws -> RainSentence {
        let frames = try band.frames()
        let outlook = try #require(RainOutlook(frames, at: RainField.hamburg, now: RainField.now))
        let place = Location(
            name: "Hamburg", countryCode: "DE", coordinates: RainField.hamburg, timeZoneIdentifier: "UTC")
        let formatter = WeatherFormatter(
            locale: Locale(identifier: "en_GB"), units: UnitsPreset.metric.units, ownZone: .gmt)
        return try #require(
            RainSentence(
                outlook, of: frames, at: place, temperature: { _ in nil },
                SentenceContext(formatter, in: .gmt, at: RainField.now)))
    }

    @Test(
        "the distance and direction of a band are those of its nearest rain, whether or not it is the same everywhere",
        arguments: 1...5 as ClosedRange<UInt64>, [0, 0.5])
    func nearest(seed: UInt64, texture: Double) throws {
        let band = RainBand(seed: seed, texture: texture)
        let approach = try #require(try sentence(band).approach, "\(band)")
        // A cell of the grid is 0.97 kilometres wide here.
        #expect(abs(approach.rain.distance / 1000 - band.distance * 0.97) < 3, "\(approach) for \(band)")
        let turn = (approach.rain.bearing - band.bearing + 540).truncatingRemainder(dividingBy: 360) - 180
        #expect(abs(turn) < 20, "\(approach) for \(band)")
    }

    @Test(
        "an even band moves across itself, as nobody sees how it moves along itself",
        arguments: [0.0, 37, 90, 200, 315])
    func across(bearing: Double) throws {
        let band = RainBand(bearing: bearing, distance: 60, depth: 25, speed: 48)
        let motion = try #require(RainMotion(try band.frames(), around: RainField.hamburg))
        let angle = bearing * .pi / 180
        #expect(abs(motion.east / 1000 + sin(angle) * 48 * 0.97) < 6, "\(motion)")
        #expect(abs(motion.north / 1000 + cos(angle) * 48 * 0.97) < 6, "\(motion)")
    }

    @Test("an even band that arrives after the last picture does not pass by")
    func late() throws {
        let told = try sentence(RainBand(bearing: 270, distance: 70, depth: 25, speed: 30))
        #expect(told.first == "Rain 70 km to the west is moving towards you.", "\(told.text)")
        #expect(told.second == "None is expected here in the next two hours.")
    }
}
