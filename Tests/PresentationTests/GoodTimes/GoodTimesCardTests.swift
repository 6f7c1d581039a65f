import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import Charts
@testable import Presentation

/// The card of the times that suit the user's activities.
@MainActor
struct GoodTimesCardTests {
    /// It is 10:20 on a Saturday; rain falls from 13:00 to 16:00, and the forecast has two days.
    private let desk: PlacesDesk
    private let page: WeatherViewModel
    private var dry: Activity { Activity("walk", limits: Self.limit(.precipitation, under: 0.1)) }

    init() throws {
        let report = Samples.report(
            fetched: "2026-11-21T10:00:00Z",
            current: Samples.current("2026-11-21T10:00:00Z", Samples.conditions(.overcast, 8)),
            hours: Sky.hours("...rrr" + String(repeating: ".", count: 42)))
        desk = try PlacesDesk([Samples.london], reports: [Samples.london.id: report], at: "2026-11-21T10:20:00Z")
        page = try #require(desk.locations.selectedPage)
        page.open()
    }

    private static func limit(
        _ quantity: HourlyQuantity, least: Double? = nil, under: Double? = nil
    ) -> [HourlyQuantity: QuantityLimit] {
        QuantityLimit(least: least, under: under).map { [quantity: $0] } ?? [:]
    }

    @Test("there is none without an activity, and one as soon as there is")
    func presence() throws {
        #expect(page.goodTimes == nil)
        desk.format.activities = [dry]
        let card = try #require(page.goodTimes)
        #expect(card.rows.map(\.line.name) == ["walk"] && card.moreText == nil)
    }

    @Test("the row has its times with the day where it changes, its picture the same times with what ends each")
    func times() throws {
        desk.format.activities = [dry]
        let row = try #require(page.goodTimes?.rows.first)
        #expect(row.line.text == "now to 13:00, 16:00 to Monday 23 Nov, 10:00")
        #expect(row.strip.windows.map(\.endText) == ["rain", nil])
        let first = try #require(row.strip.windows.first).span
        #expect(abs(first.lowerBound - 0.625) < 1e-6 && abs(first.upperBound - first.lowerBound - 2.6667) < 1e-3)
        #expect(
            row.line.spokenText.hasPrefix(
                "walk. Today, now to 13:00, then rain. Today, 16:00 to Monday 23 November, 10:00.")
        )
    }

    @Test("where the forecast ends within three days, the card says so, and the strip ends there")
    func end() throws {
        desk.format.activities = [dry]
        let card = try #require(page.goodTimes)
        #expect(card.note == "End of the forecast: Monday 23 Nov, 10:00.")
        let strip = try #require(card.rows.first).strip
        #expect(abs(strip.knownUntil - (47 + 40.0 / 60 + 0.625)) < 1e-6)
    }

    @Test("where nothing suits, the row says what is in the way, and the picture is empty")
    func silence() throws {
        desk.format.activities = [Activity("swim", limits: Self.limit(.temperature, least: 25))]
        let row = try #require(page.goodTimes?.rows.first)
        #expect(row.line.text.hasPrefix("No good time. Mostly in the way: cold."))
        #expect(row.strip.windows.isEmpty)
    }

    @Test("a limit of which nothing is known here is named beside the times")
    func unknown() throws {
        var activity = dry
        activity.limits[.pollen] = QuantityLimit(under: 50)
        desk.format.activities = [activity]
        let line = try #require(page.goodTimes?.rows.first?.line)
        #expect(line.text.hasPrefix("now to 13:00, ") && line.text.hasSuffix(". Left out, unknown here: pollen."))
        #expect(line.spokenText.contains("Left out, unknown here: pollen."))
    }

    @Test("a forecast of more than six hours ago dims the times and has its age in the title's line")
    func aged() throws {
        desk.format.activities = [dry]
        desk.time.pass(to: "2026-11-21T16:05:00Z")
        desk.clock.tick()
        let card = try #require(page.goodTimes)
        #expect(
            card.rows[0].strip.isAged && card.note?.hasPrefix("Forecast updated at 10:00.") == true,
            "\(card.note ?? "")")
        desk.time.pass(to: "2026-11-21T15:55:00Z")
        desk.clock.tick()
        #expect(page.goodTimes?.rows[0].strip.isAged == false)
    }

    @Test("five activities are shown, the others when they are asked for")
    func many() throws {
        desk.format.activities = (1...7).map { Activity("walk \($0)", limits: dry.limits) }
        #expect(page.goodTimes?.rows.count == 5 && page.goodTimes?.moreText == "Show all activities (7)")
        page.showAllActivities()
        #expect(page.goodTimes?.rows.count == 7 && page.goodTimes?.moreText == nil)
    }

    @Test(
        "the picture draws each time in its colour, within the hours of the axis, two days of them where it is narrow")
    func drawing() throws {
        desk.format.activities = [dry]
        let card = try #require(page.goodTimes)
        for (width, style) in [(696.0, ColourStyle.light), (336, .dark), (696, .highContrastDark)] {
            let palette = Palette(style)
            let picture = GoodTimesDrawing(
                card.hours, width: width, textScale: 1, palette: palette, measure: WideLetters())
            let boxes = picture.strip(card.rows[0].strip).marks.filter { mark in
                if case .fill(_, .even(palette.good, opacity: 1)) = mark { true } else { false }
            }
            #expect(boxes.count == 2)
            #expect(picture.axis.labels.first?.text == "Now")
            let days = picture.axis.labels.map(\.text)
            #expect(days.contains { $0.hasPrefix("Sun") } && days.contains { $0.hasPrefix("Mon") })
            #expect(days.contains { $0.hasPrefix("Tue") } == (width > 500), "\(days)")
        }
    }

    @Test("good times are told from their grounds in every style", arguments: ColourStyle.allCases)
    func contrast(style: ColourStyle) {
        let palette = Palette(style)
        for ground in [palette.card, palette.night] {
            #expect(palette.good.contrast(with: ground) >= 3, "\(style)")
        }
    }
}
