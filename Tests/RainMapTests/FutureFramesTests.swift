import Foundation
import SeededRandom
import Testing
import WeatherModel

@testable import RainMap

@Suite("Pictures of times to come")
struct FutureFramesTests {
    private static let now = RainField.now

    /// Dry and wet frames of the place alone at random times around the present, measured or expected as it happens.
    private static func frames(_ seed: UInt64) throws -> RadarFrames {
        var random = SeededGenerator(seed: seed)
        let point = try #require(RadarGrid(columns: 0...0, rows: 0...0)).position(of: RainField.hamburg)
        let (column, row) = (Int(point.x.rounded()), Int(point.y.rounded()))
        let grid = try #require(RadarGrid(columns: column...column, rows: row...row))
        let frames = (0..<Int.random(in: 1...40, using: &random)).map { _ in
            let time = Double(Int.random(in: -24...36, using: &random) * 300)
            let measured = random.chance(60) ? time : Double(Int.random(in: -24...36, using: &random) * 300)
            return RadarFrame(
                time: now.addingTimeInterval(time), measuredAt: now.addingTimeInterval(measured),
                hundredths: [random.chance(40) ? 200 : 0])
        }
        return RadarFrames(
            source: WeatherSource(id: "test", name: "Test", attribution: "Test", homepage: ""), grid: grid,
            frames: frames)
    }

    @Test("whatever a source calls them and whatever the clock says, nothing that lies ahead is told as measured")
    func ahead() throws {
        var told = 0
        for seed in UInt64(0)..<2000 {
            let frames = try Self.frames(seed)
            for offset in [-7200.0, -600, -299, 0, 600, 7200] {
                let moment = Self.now.addingTimeInterval(offset)
                let seen = frames.told(at: moment)
                #expect(seen.frames.map(\.time) == frames.frames.map(\.time), "\(seed)")
                #expect(seen.frames.allSatisfy { !$0.isMeasured || $0.time <= moment }, "\(seed) \(offset)")
                for (before, after) in zip(frames.frames, seen.frames) where before.time <= moment {
                    #expect(before.isMeasured == after.isMeasured, "\(seed): what has passed stays what it was")
                }
                guard let outlook = RainOutlook(frames, at: RainField.hamburg, now: moment) else { continue }
                told += 1
                #expect(outlook.samples.allSatisfy { !$0.isMeasured || $0.time <= moment }, "\(seed) \(offset)")
                #expect(outlook.samples[0].time <= moment, "\(seed) \(offset): what is ahead is not the present")
                #expect(outlook.arrival.map { $0.time >= moment } ?? true, "\(seed) \(offset)")
            }
        }
        #expect(told > 1000)
    }

    @Test("frames that all lie ahead, as by a clock that is hours slow, tell nothing")
    func slowClock() throws {
        let frames = try RainField(pieces: [.init(east: 0, south: 0, radius: 30)]).frames()
        let moment = Self.now.addingTimeInterval(-5 * 3600)
        #expect(frames.told(at: moment).newestMeasured == nil)
        #expect(RainOutlook(frames, at: RainField.hamburg, now: moment) == nil)
    }

    @Test("by a clock ten minutes slow the present is what was measured then, and later pictures are expected")
    func tenMinutes() throws {
        let frames = try RainField(pieces: []).frames()
        let moment = Self.now.addingTimeInterval(-600)
        let outlook = try #require(RainOutlook(frames, at: RainField.hamburg, now: moment))
        #expect(outlook.samples[0].time == moment && outlook.samples[0].isMeasured)
        #expect(outlook.samples.dropFirst().allSatisfy { !$0.isMeasured })
        #expect(frames.told(at: Self.now) == frames)
    }
}
