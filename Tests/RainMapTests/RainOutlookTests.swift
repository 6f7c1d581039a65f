import Foundation
import SeededRandom
import Testing
import WeatherModel

@testable import RainMap

struct RainOutlookTests {
    private func outlook(_ field: RainField, at now: Date = RainField.now) throws -> RainOutlook {
        try #require(RainOutlook(field.frames(), at: RainField.hamburg, now: now))
    }

    private func minutes(_ moment: RainOutlook.Moment?) -> Int? {
        moment.map { Int($0.time.timeIntervalSince(RainField.now) / 60) }
    }

    @Test(
        "arrival and end of a moving field are told within a frame of the truth",
        arguments: 1...12 as ClosedRange<UInt64>)
    func moving(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let speed = Double.random(in: 25...60, using: &random)
        let piece = RainField.Piece(
            east: -Double.random(in: 15...60, using: &random), south: Double.random(in: -6...6, using: &random),
            radius: Double.random(in: 9...20, using: &random), eastward: speed,
            growth: Double.random(in: -2...4, using: &random))
        let field = RainField(pieces: [piece], noise: seed)
        let (outlook, truth) = (try outlook(field), field.truth)
        guard let start = truth.start, start > 0 else { return }
        // Rain that comes in the last two frames is not certain to last.
        guard start <= 110 else { return }
        let told = try #require(minutes(outlook.arrival), "\(piece)")
        #expect(abs(told - start) <= 5, "\(told) for \(start)")
        if let end = truth.end, end <= 105 {
            #expect(abs((minutes(outlook.end) ?? 999) - end) <= 5, "\(String(describing: outlook.end)) for \(end)")
        } else if truth.end == nil {
            #expect(outlook.end == nil)
        }
    }

    @Test("the end of rain that falls now is told within a frame, and of rain that splits the first end")
    func falling() throws {
        let parted = RainField(pieces: [
            .init(east: 0, south: 0, radius: 12, eastward: 30), .init(east: -40, south: 0, radius: 8, eastward: 30),
        ])
        let outlook = try outlook(parted)
        #expect(outlook.isWetNow && outlook.arrival == nil)
        #expect(abs((minutes(outlook.end) ?? 0) - 24) <= 5)
        #expect(outlook.spell.allSatisfy(\.isWet) && outlook.spell.count == 6)
    }

    @Test("rain that stands over the place has no end, and rain that stands elsewhere no arrival")
    func standing() throws {
        #expect(try outlook(RainField(pieces: [.init(east: 0, south: 0, radius: 15)])).end == nil)
        let elsewhere = try outlook(RainField(pieces: [.init(east: 30, south: 0, radius: 15)]))
        #expect(!elsewhere.isWetNow && elsewhere.arrival == nil && elsewhere.end == nil && elsewhere.spell.isEmpty)
    }

    @Test("a single wet frame is no rain that arrives, nor do two dry frames end it")
    func single() throws {
        // Of five kilometres at 80 an hour a place sees less than four minutes.
        let small = try outlook(RainField(pieces: [.init(east: -43.5, south: 0, radius: 2.4, eastward: 80)]))
        #expect(small.samples.count(where: \.isWet) == 1 && small.arrival == nil)
        let parted = RainField(pieces: [
            .init(east: 0, south: 0, radius: 10, eastward: 60), .init(east: -29, south: 0, radius: 10, eastward: 60),
        ])
        let end = try #require(minutes(try outlook(parted).end))
        #expect(end >= 35, "\(end)")
    }

    @Test("where frames are missing before the first wet one, it is told as the latest time")
    func missing() throws {
        var field = RainField(pieces: [.init(east: -40, south: 0, radius: 10, eastward: 60)])
        #expect(try outlook(field).arrival == .init(time: RainField.now.addingTimeInterval(1800), isLatest: false))
        field.missing = [25, 30]
        let late = try outlook(field)
        #expect(late.arrival == .init(time: RainField.now.addingTimeInterval(2100), isLatest: true) && late.hasGap)
    }

    @Test(
        "a frame tells the five minutes before its time, so that rain begins and ends with these", arguments: [0, 120])
    func span(seconds: Double) throws {
        // It arrives after 21 minutes and stays for 20.
        let field = RainField(pieces: [.init(east: -31, south: 0, radius: 10, eastward: 60)])
        let outlook = try outlook(field, at: RainField.now.addingTimeInterval(seconds))
        #expect(minutes(outlook.arrival) == 20 && minutes(outlook.end) == 45)
        #expect(outlook.spell.map { $0.time.timeIntervalSince(RainField.now) / 60 } == [25, 30, 35, 40, 45])
    }

    @Test("its steps are wet from arrival to end, however far apart the frames are", arguments: [5, 10])
    func steps(spacing: Int) throws {
        var field = RainField(pieces: [.init(east: -31, south: 0, radius: 15, eastward: 60)])
        field.missing = Set(stride(from: -60, through: 120, by: 5).filter { $0 % spacing != 0 })
        let outlook = try outlook(field)
        let wet = outlook.steps.filter { ($0.precipitation?.value ?? 0) > 0 }
        let arrival = try #require(outlook.arrival)
        let first = try #require(wet.first)
        #expect(first.time - first.duration == arrival.time && wet.last?.time == outlook.end?.time)
        #expect(outlook.steps.map(\.duration).reduce(0, +) == 125 * 60, "nothing is told twice or left out")
    }

    @Test("where the frames around the present are missing, those on both sides tell what comes")
    func around() throws {
        var field = RainField(pieces: [.init(east: -60, south: 0, radius: 10, eastward: 60)])
        field.missing = [-10, -5, 0, 5, 10]
        let dry = try outlook(field)
        #expect(!dry.isPresentKnown && dry.hasGap && minutes(dry.arrival) == 50)
        field.pieces = [.init(east: 0, south: 0, radius: 25, eastward: 60)]
        let wet = try outlook(field)
        #expect(!wet.isPresentKnown && wet.isWetNow && minutes(wet.end) == 25)
    }

    @Test("frames in any order and frames told twice give the same, the later measurement counting")
    func order() throws {
        let frames = try RainField(pieces: [.init(east: -40, south: 0, radius: 10, eastward: 60)]).frames()
        let stale = frames.frames.suffix(10).map { frame in
            RadarFrame(
                time: frame.time, measuredAt: frame.measuredAt.addingTimeInterval(-600),
                hundredths: frame.hundredths.map { _ in 0 })
        }
        let mixed = RadarFrames(
            source: frames.source, grid: frames.grid, frames: stale + frames.frames.reversed() + stale)
        #expect(mixed == frames)
    }

    @Test("a clock that is ten minutes off tells the same times", arguments: [-600.0, 600])
    func clock(offset: TimeInterval) throws {
        let field = RainField(pieces: [.init(east: -40, south: 0, radius: 10, eastward: 60)])
        let (right, wrong) = (try outlook(field), try outlook(field, at: RainField.now.addingTimeInterval(offset)))
        #expect(wrong.arrival == right.arrival && wrong.end == right.end && right.arrival != nil)
    }

    @Test("frames that are too old, end too early or are not seen at the place tell nothing")
    func nothing() throws {
        let frames = try RainField(pieces: []).frames()
        #expect(RainOutlook(frames, at: RainField.hamburg, now: RainField.now.addingTimeInterval(7200)) == nil)
        let short = RadarFrames(
            source: frames.source, grid: frames.grid, frames: frames.frames.filter { $0.time <= RainField.now })
        #expect(RainOutlook(short, at: RainField.hamburg, now: RainField.now.addingTimeInterval(900)) == nil)
        var sparse = RainField(pieces: [])
        sparse.missing = Set(stride(from: -25, through: 35, by: 5))
        #expect(
            RainOutlook(try sparse.frames(), at: RainField.hamburg, now: RainField.now.addingTimeInterval(120)) == nil)
        #expect(RainOutlook(short, at: RainField.hamburg, now: RainField.now.addingTimeInterval(600)) != nil)
        var hidden = RainField(pieces: [])
        hidden.edge = -1
        #expect(RainOutlook(try hidden.frames(), at: RainField.hamburg, now: RainField.now) == nil)
        #expect(RainOutlook(frames, at: Coordinates(clampingLatitude: 48, longitude: 11), now: RainField.now) == nil)
    }
}
