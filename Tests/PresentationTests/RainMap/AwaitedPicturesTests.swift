import Foundation
import Synchronization
import Testing
import WeatherModel
import WeatherServices

@testable import Presentation

@MainActor
@Suite("A map of pictures that come one by one")
struct AwaitedPicturesTests {
    private static let now = "2026-11-24T12:05:00Z"
    private static func all(measuredAt time: String = "2026-11-24T12:00:00Z") throws -> RadarFrames {
        try PlayedPictures.frames(measuredAt: Samples.instant(time))
    }

    private let list: PlacesDesk
    private let radar: PlayedRadar
    private let maker: RainMapMaker
    private let page: WeatherViewModel
    private let map: RainMapViewModel

    init() throws {
        let all = try Self.all()
        try self.init { frames in
            let wanted = Set(frames.awaited.map(\.time))
            return .success(frames.with(frames.frames + all.frames.filter { wanted.contains($0.time) }, awaiting: []))
        }
    }

    private init(_ others: @escaping @Sendable (RadarFrames) -> Result<RadarFrames, FetchError>) throws {
        list = try PlacesDesk([PlayedPictures.hamburg], at: Self.now)
        radar = PlayedRadar(.success(PlayedPictures.newest(of: try Self.all())), others: others)
        maker = RainMapMaker(radar, index: nil) { nil }
        page = try #require(list.locations.selectedPage)
        map = maker.map(of: page, zoom: .middle)
    }

    private func open(_ map: RainMapViewModel) async {
        map.isSeen(true)
        await map.settled()
    }

    @Test("the newest is shown alone, with the times of the others, which nobody asks for")
    func first() async throws {
        await open(map)
        #expect(radar.asked == 1 && radar.askedRest == 0)
        #expect(map.answer == "Rain 45 km to the west." && map.timeDetail == "estimated at 13:00")
        #expect(
            map.detail == "Move the time to see what is expected. Estimated from radar, satellites and models.")
        #expect(map.heading.detail == "Hamburg · Tuesday 13:05 · Estimated 13:00")
        #expect(map.track?.frames.count == 19)
    }

    @Test("a key of time asks for the others once, and means what it would have meant with them")
    func moving() async {
        await open(map)
        map.move(.frames(1))
        map.move(.frames(1))
        #expect(map.timeDetail == "estimated at 13:00")
        await map.settled()
        #expect(radar.askedRest == 1 && map.timeText == "13:20" && map.timeDetail == "expected, in 15 min")
        #expect(map.answer == "Rain 45 km to the west is moving towards you.")
        map.move(.first)
        #expect(map.timeText == "12:00" && map.timeDetail == "estimated, 1 h 5 min ago" && radar.askedRest == 1)
    }

    @Test("playing waits for the others and then goes on")
    func playing() async {
        await open(map)
        map.togglePlaying()
        map.playStep()
        #expect(map.isPlaying && map.timeText == "Now")
        await map.settled()
        map.playStep()
        #expect(map.isPlaying && map.timeText == "13:10")
    }

    @Test("a server that goes away while the others are fetched is told, and playing ends; the newest stays")
    func gone() async throws {
        let stage = try AwaitedPicturesTests { _ in .failure(.offline) }
        await open(stage.map)
        stage.map.togglePlaying()
        await stage.map.settled()
        #expect(!stage.map.isPlaying && stage.map.timeDetail == "the other pictures failed to load")
        #expect(stage.map.answer == "Rain 45 km to the west." && stage.map.actionLabel == nil)
    }

    @Test("where the others failed the track leads nowhere, and no key asks for them again before a new picture comes")
    func failedTrack() async throws {
        let stage = try AwaitedPicturesTests { _ in .failure(.timedOut(after: 15)) }
        await open(stage.map)
        for place in [1.0, 0, 0.5] {
            stage.map.show(at: place)
            await stage.map.settled()
            #expect(stage.map.timeText == "Now" && stage.map.timeDetail == "the other pictures failed to load")
        }
        stage.map.move(.last)
        await stage.map.settled()
        #expect(stage.radar.askedRest == 1)
        stage.map.refresh()
        await stage.map.settled()
        #expect(stage.radar.asked == 2 && stage.radar.askedRest == 2)
    }

    @Test("a picture too old to tell the present stands with its time, not as now")
    func unknownPresent() async {
        await open(map)
        #expect(map.timeText == "Now")
        await list.pass(9 * 60)
        #expect(map.timeText == "13:00" && map.timeDetail == "estimated, 14 min ago")
        #expect(map.answer == "Rain 45 km to the west." && map.actionLabel == nil)
    }

    @Test("a new picture comes after ten minutes, with those others alone that are new")
    func renewal() async throws {
        await open(map)
        map.move(.last)
        await map.settled()
        await list.pass(540)
        map.refreshIfDue()
        await map.settled()
        #expect(radar.asked == 1)
        radar.answer(.success(PlayedPictures.newest(of: try Self.all(measuredAt: "2026-11-24T12:10:00Z"))))
        await list.pass(60)
        map.refreshIfDue()
        await map.settled()
        #expect(radar.asked == 2 && radar.askedRest == 2)
        let missing = try #require(radar.lastAwaited)
        #expect(missing.allSatisfy { $0.time > Samples.instant("2026-11-24T12:10:00Z") }, "\(missing)")
    }

    @Test("a map that is opened again asks for nothing until its pictures are due")
    func reopening() async {
        await open(map)
        map.isSeen(false)
        await list.pass(240)
        let again = maker.map(of: page, zoom: .middle)
        await open(again)
        #expect(radar.asked == 1 && again.answer == "Rain 45 km to the west.")
        again.isSeen(false)
        await list.pass(600)
        maker.forgetOld(at: page.clock.now)
        let later = maker.map(of: page, zoom: .middle)
        #expect(later.answer == "Loading radar…")
        await open(later)
        #expect(radar.asked == 2)
    }
}
