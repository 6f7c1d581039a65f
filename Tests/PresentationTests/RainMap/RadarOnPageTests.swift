import Foundation
import Testing
import WeatherModel
import WeatherServices

@testable import Presentation
@testable import WeatherText

@MainActor
@Suite("A page beside its rain map")
struct RadarOnPageTests {
    private static let now = "2026-11-24T12:05:00Z"
    private let list: PlacesDesk
    private let maker: RainMapMaker
    private let page: WeatherViewModel

    init() throws {
        list = try PlacesDesk(
            [PlayedPictures.hamburg], reports: [PlayedPictures.hamburg.id: Self.dry()], at: Self.now)
        let radar = PlayedRadar(
            .success(try PlayedPictures.frames(measuredAt: Samples.instant("2026-11-24T12:00:00Z"))))
        maker = RainMapMaker(radar, index: nil) { nil }
        page = try #require(list.locations.selectedPage)
    }

    /// Two days without rain.
    private static func dry() -> WeatherReport {
        var conditions = Conditions()
        (conditions.condition, conditions.temperature) = (.overcast, Temperature(8))
        conditions.precipitation = Precipitation(0)
        let first = Samples.instant("2026-11-24T06:00:00Z")
        let hours = (0..<48).map { Hour(time: first.addingTimeInterval(Double($0) * 3600), conditions: conditions) }
        return WeatherReport(
            timeZone: TimeZone(identifier: "Europe/Berlin") ?? .gmt,
            hours: Sourced(hours, source: .openMeteo, fetchedAt: Samples.instant(now)))
    }

    /// The first time from which it is wet on the page.
    private var start: Date? {
        page.settled?.minutes?.value.first { ($0.precipitation?.value ?? 0) > 0 }.map { $0.time - $0.duration }
    }

    @Test("rain that the map tells is told by card and summary with the same times until its pictures are old")
    func card() async throws {
        let (strip, summary) = (page.rainStrip?.text, page.summary)
        #expect(strip == nil && summary?.contains("Dry") == true, "\(summary ?? "")")
        let map = maker.map(of: page, zoom: .middle)
        map.isSeen(true)
        await map.settled()
        #expect(map.detail?.hasPrefix("It arrives about 14:10") == true, "\(map.detail ?? "")")
        #expect(start == Samples.instant("2026-11-24T13:10:00Z"))
        #expect(page.rainStrip?.text == "Rain starting in about an hour.", "\(page.rainStrip?.text ?? "")")
        #expect(page.summary?.contains("14:10") == true, "\(page.summary ?? "")")
        #expect(page.rainProvenance?.contains("Bright Sky") == true, "\(page.rainProvenance ?? "")")
        map.isSeen(false)
        await list.pass(300)
        maker.forgetOld(at: page.clock.now)
        #expect(page.radar != nil && start == Samples.instant("2026-11-24T13:10:00Z"))
        await list.pass(900)
        maker.forgetOld(at: page.clock.now)
        #expect(page.rainStrip?.text == strip && start == nil && page.radar == nil)
    }

    @Test("old pictures tell the page nothing, and neither does one picture alone")
    func old() async throws {
        let frames = try PlayedPictures.frames(measuredAt: Samples.instant("2026-11-24T12:00:00Z"))
        page.radar = PlayedPictures.newest(of: frames)
        #expect(page.rainStrip == nil && start == nil)
        page.radar = frames
        #expect(start != nil)
        await list.pass(15 * 60)
        #expect(start == nil)
        // Those that come every ten minutes are old later, on the map as on the page.
        page.radar = RadarFrames(source: .libreWXR, grid: frames.grid, frames: frames.frames, isEstimated: true)
        #expect(start != nil)
        await list.pass(10 * 60)
        #expect(start == nil)
    }
}
