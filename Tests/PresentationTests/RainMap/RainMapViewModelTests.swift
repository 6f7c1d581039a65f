import Foundation
import Testing
import WeatherModel
import WeatherServices

@testable import Presentation
@testable import WeatherText

@MainActor
struct RainMapViewModelTests {
    private static let now = "2026-11-24T12:05:00Z"
    private let list: PlacesDesk
    private let radar: PlayedRadar
    private let map: RainMapViewModel

    init() throws {
        (list, radar, map) = try Self.stage(
            .success(try PlayedPictures.frames(measuredAt: Samples.instant("2026-11-24T12:00:00Z"))))
    }

    private static func stage(
        _ result: Result<RadarFrames, FetchError>, sees: Bool = true,
        others: @escaping @Sendable (RadarFrames) -> Result<RadarFrames, FetchError> = { .success($0) }
    ) throws -> (PlacesDesk, PlayedRadar, RainMapViewModel) {
        let list = try PlacesDesk([PlayedPictures.hamburg], at: now)
        let radar = PlayedRadar(result, sees: sees, others: others)
        let page = try #require(list.locations.selectedPage)
        return (list, radar, Self.map(of: page, radar))
    }

    private static func map(of page: WeatherViewModel, _ radar: PlayedRadar) -> RainMapViewModel {
        RainMapViewModel(of: page, pictures: RadarLoader(radar, of: page.place.location), map: nil, towns: [])
    }

    private func open() async {
        map.isSeen(true)
        await map.settled()
    }

    /// Both clocks go on, and the map does what is due.
    private func pass(_ seconds: TimeInterval) async {
        await list.pass(seconds)
        map.refreshIfDue()
        await map.settled()
    }

    @Test("nothing is asked for before the page is seen, then once, and again after five minutes while it is seen")
    func requests() async {
        #expect(radar.asked == 0)
        await pass(600)
        #expect(radar.asked == 0)
        await open()
        #expect(radar.asked == 1)
        await pass(240)
        #expect(radar.asked == 1)
        await pass(60)
        #expect(radar.asked == 2)
        map.isSeen(false)
        await pass(3600)
        map.refresh()
        #expect(radar.asked == 2)
        await open()
        #expect(radar.asked == 3)
    }

    @Test("what was not asked for as the user wanted to stay offline is asked for as soon as that is over")
    func online() async throws {
        radar.answer(.failure(.offlineByChoice))
        await open()
        #expect(map.answer == "Offline: nothing is asked.")
        radar.answer(.success(try PlayedPictures.frames(measuredAt: Samples.instant("2026-11-24T12:00:00Z"))))
        map.refreshIfDue()
        await map.settled()
        #expect(!map.answer.contains("Offline"), "\(map.answer)")
    }

    @Test("while the user wants nobody to be asked the row at the top says so, and leads online")
    func offline() async throws {
        await open()
        #expect(!map.heading.detail.contains("Offline") && map.heading.actionLabel == nil)
        list.format.staysOffline = true
        #expect(map.heading.detail.contains("Offline: nothing is asked."), "\(map.heading.detail)")
        #expect(map.heading.clock == "Offline: nothing is asked.", "a narrow window")
        #expect(map.heading.actionLabel == "Go online" && map.actionLabel == nil)
        await list.pass(3 * 3600)
        #expect(map.actionLabel == "Go online", "in place of the map, and not twice")
        #expect(map.heading.actionLabel == nil)
    }

    @Test("while the first pictures are awaited the page says so, and cannot be played")
    func loading() {
        #expect(map.answer == "Loading radar…")
        #expect(map.track == nil && map.table == nil && map.actionLabel == nil)
        map.togglePlaying()
        #expect(!map.isPlaying)
    }

    @Test("the answer is the sentence of the command line, and the frame of the present is shown")
    func answer() async {
        await open()
        // It has moved three kilometres since it was measured.
        #expect(map.answer == "Rain 40 km to the west is moving towards you.")
        #expect(map.detail?.hasPrefix("It arrives about 14:10") == true)
        #expect(map.timeText == "Now" && map.timeDetail == "expected, measured until 13:00")
        #expect(map.heading.detail == "Hamburg · Tuesday 13:05 · Radar 13:00")
        #expect(map.spokenFrame.hasPrefix("13:05, expected: dry in Hamburg. Rain 40 "), "\(map.spokenFrame)")
        #expect(map.spokenFrame.hasSuffix(" to the west."), "\(map.spokenFrame)")
    }

    @Test("keys move through the frames, from the first to the last and no further")
    func keys() async {
        await open()
        map.move(.frames(-1))
        #expect(map.timeText == "13:00" && map.timeDetail == "measured, 5 min ago")
        map.move(.minutes(90))
        #expect(map.timeText == "14:30" && map.timeDetail == "expected, in 1 h 25 min")
        #expect(map.spokenFrame.contains("rain in Hamburg"))
        map.move(.last)
        map.move(.frames(1))
        #expect(map.timeText == "15:05" && map.track?.knob == 1)
        map.move(.first)
        map.move(.minutes(-30))
        #expect(map.timeText == "12:00" && map.track?.knob == 0)
        map.move(.now)
        #expect(map.timeText == "Now")
        map.show(at: 1)
        #expect(map.timeText == "15:05")
    }

    @Test("what was expected of a time that has passed is not told as what is to come")
    func passed() async {
        await open()
        radar.answer(.failure(.offline))
        await pass(720)
        #expect(map.timeText == "Now" && map.timeDetail == "expected, measured until 13:00")
        map.move(.frames(-1))
        #expect(map.timeText == "13:10" && map.timeDetail == "expected, measured until 13:00")
        map.move(.frames(2))
        #expect(map.timeText == "13:20" && map.timeDetail == "expected, in 3 min")
        await pass(480)
        map.move(.first)
        map.move(.frames(13))
        #expect(map.timeText == "13:05" && map.timeDetail == "expected, measured until 13:00", "old pictures")
    }

    @Test("playing goes from the present to the last frame and stops there; any key of time stops it")
    func playing() async {
        await open()
        map.move(.last)
        map.togglePlaying()
        #expect(map.isPlaying && map.timeText == "Now")
        #expect(map.spokenFrame == "13:05, expected: dry in Hamburg.", "nothing is looked for that nobody hears")
        map.playStep()
        #expect(map.timeText == "13:10")
        map.move(.frames(1))
        #expect(!map.isPlaying && map.timeText == "13:15")
        map.togglePlaying()
        for _ in 0..<60 where map.isPlaying { map.playStep() }
        #expect(!map.isPlaying && map.timeText == "15:05")
        map.togglePlaying()
        map.isSeen(false)
        #expect(!map.isPlaying)
    }

    @Test("the knob at the present stays there as time goes on, and elsewhere it stays at its time")
    func following() async {
        await open()
        await pass(300)
        #expect(map.timeText == "Now" && map.spokenFrame.hasPrefix("13:10"))
        map.move(.frames(4))
        #expect(map.timeText == "13:30")
        await pass(300)
        #expect(map.timeText == "13:30")
    }

    @Test("pictures that are not renewed are told as old with their time, and never shown as now")
    func old() async {
        await open()
        radar.answer(.failure(.offline))
        await pass(1800)
        #expect(map.answer == "Radar: 13:00, 35 minutes old.")
        #expect(map.detail?.hasPrefix("13:00: Rain 45 km to the west is moving towards you.") == true)
        #expect(map.timeText == "13:00" && map.timeDetail == "last picture, 35 minutes old")
        #expect(map.actionLabel == nil)
        await pass(5400)
        #expect(map.track == nil && map.actionLabel == "Try again")
        #expect(map.answer == FetchError.offline.message(from: "Bright Sky"))
    }

    @Test("by a clock ten minutes slow the present is measured before it, and nothing that lies ahead is")
    func slowClock() async throws {
        let (_, _, map) = try Self.stage(
            .success(try PlayedPictures.frames(measuredAt: Samples.instant("2026-11-24T12:15:00Z"))))
        map.isSeen(true)
        await map.settled()
        #expect(map.timeText == "Now" && map.timeDetail == "measured at 13:05")
        #expect(map.heading.detail == "Hamburg · Tuesday 13:05 · Radar 13:05")
        map.move(.frames(1))
        #expect(map.timeText == "13:10" && map.timeDetail == "expected, in 5 min")
        #expect(map.table?.rows.count { $0[1] == "measured" } == 11)
    }

    @Test("pictures that all lie ahead of the clock are told as what they are, and can be asked for again")
    func wrongClock() async throws {
        let (_, _, map) = try Self.stage(
            .success(try PlayedPictures.frames(measuredAt: Samples.instant("2026-11-24T16:00:00Z"))))
        map.isSeen(true)
        await map.settled()
        #expect(map.answer == "The radar pictures are newer than this computer’s clock. Check its date and time.")
        #expect(map.track == nil && map.table == nil && map.actionLabel == "Try again")
    }

    @Test("while frames follow each other the next picture is known before its turn, and none when they stand still")
    func ahead() async {
        await open()
        #expect(map.nextPicture == nil)
        map.togglePlaying()
        let next = map.nextPicture
        map.playStep()
        #expect(next != nil && map.picture.rainID == next?.rainID && map.picture.rainID != map.nextPicture?.rainID)
        map.move(.last)
        #expect(map.nextPicture == nil)
    }

    @Test("where no radar sees the place nobody is asked, and a button leads back")
    func noRadar() async throws {
        let (_, radar, map) = try Self.stage(.failure(.unknown), sees: false)
        map.isSeen(true)
        await map.settled()
        #expect(radar.asked == 0)
        #expect(map.answer == "No source has radar for Hamburg.")
        #expect(map.actionLabel == "Show the next hours" && map.leadsBack)
    }

    @Test("a failure without pictures is told with its reason and can be tried again")
    func failed() async throws {
        let (_, radar, map) = try Self.stage(.failure(.timedOut(after: 15)))
        map.isSeen(true)
        await map.settled()
        #expect(map.answer == FetchError.timedOut(after: 15).message(from: "Bright Sky"))
        #expect(map.actionLabel == "Try again" && !map.leadsBack)
        radar.answer(
            .success(try PlayedPictures.frames(measuredAt: Samples.instant("2026-11-24T12:00:00Z"), west: nil)))
        map.refresh()
        await map.settled()
        #expect(map.answer == "No rain within 100 km.")
        #expect(map.detail == "None is expected here in the next two hours.")
    }

    @Test("the rain under the pointer is told in place of the time's detail, and where none falls the detail stays")
    func pointing() async {
        await open()
        map.hover((east: -60, south: 0))
        #expect(map.timeDetail.hasSuffix("60 km to the west"), "\(map.timeDetail)")
        #expect(map.timeDetail.contains(" mm/h, "), "\(map.timeDetail)")
        map.hover((east: 60, south: 0))
        #expect(map.timeDetail == "expected, measured until 13:00")
        map.hover((east: -60, south: 0))
        map.hover(nil)
        #expect(map.timeDetail == "expected, measured until 13:00")
    }

    @Test("what the pointer was at is forgotten when a table takes the map's place, and when the map is hidden")
    func pointingAtAHiddenMap() async {
        await open()
        map.hover((east: -60, south: 0))
        map.showTable(true)
        #expect(map.timeDetail == "expected, measured until 13:00")
        map.hover((east: -60, south: 0))
        #expect(map.timeDetail == "expected, measured until 13:00")
        map.showTable(false)
        map.hover((east: -60, south: 0))
        #expect(map.timeDetail.hasSuffix("60 km to the west"), "\(map.timeDetail)")
        map.isSeen(false)
        #expect(map.timeDetail == "expected, measured until 13:00")
    }

    @Test("the map grows and shrinks in three steps, and goes back to the first one")
    func zoom() {
        map.zoomIn()
        #expect(map.zoom == .near && !map.canZoomIn)
        map.zoomIn()
        for _ in 0..<3 { map.zoomOut() }
        #expect(map.zoom == .far && !map.canZoomOut)
        map.resetZoom()
        #expect(map.zoom == .middle)
    }

    @Test("the table has a row for each frame, with that of the present marked")
    func table() async throws {
        await open()
        let table = try #require(map.table)
        #expect(table.rows.count == 38 && table.spokenRows.count == 38)
        #expect(table.present == 13 && table.rows[13][0] == "until 13:05")
        #expect(table.spokenRows[13].hasPrefix("Until 13:05, "), "\(table.spokenRows[13])")
    }
}
