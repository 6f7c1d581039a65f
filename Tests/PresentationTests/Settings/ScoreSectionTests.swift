import Charts
import Foundation
import Testing
import WeatherModel
import WeatherStore
import WeatherText

@testable import Presentation

/// How the sources did, on their page of the preferences, over a real store.
@MainActor
struct ScoreSectionTests {
    private let folder: TemporaryFolder
    private let store: SQLiteStore

    init() async throws {
        folder = try TemporaryFolder()
        store = try SQLiteStore.open(at: folder.url.appending(path: "fairweather.sqlite")).store
        try await store.add(Samples.london)
    }

    /// Stores forecasts that a day's high is 10°, and reports that it was 12° and 4°, on so many days before 21 November.
    ///
    /// - Parameter rival: A source that expects 11° instead; nil for none.
    private func keep(_ days: Int, _ rival: WeatherSource? = nil) async throws {
        for back in (1...(days + 1)).reversed() {
            let noon = Samples.instant("2026-11-21T11:00:00Z") - Double(back) * 86_400
            let dates = (0...3).map { CivilDate(noon + Double($0) * 86_400, in: .gmt).description }
            try await store.save(
                Samples.report(
                    fetched: noon.formatted(.iso8601),
                    days: dates.map { Samples.day($0, .overcast, low: 4, high: 10) }), for: Samples.london.id)
            if let rival {
                try await store.save(
                    WeatherReport(
                        Forecast(
                            source: rival, fetchedAt: noon + 60, timeZone: Samples.zone("Europe/London"),
                            days: dates.map { Samples.day($0, .overcast, low: 4, high: 11) })), for: Samples.london.id)
            }
            for hour in 0..<24 {
                let time = noon + Double(hour - 11) * 3600
                try await store.save(
                    Samples.report(
                        fetched: time.formatted(.iso8601),
                        current: Samples.current(
                            time.formatted(.iso8601), Samples.conditions(.overcast, hour == 14 ? 12 : 4))),
                    for: Samples.london.id)
            }
        }
    }

    private func model() throws -> PreferencesViewModel {
        let list = try PlacesDesk(places: [SavedPlace(Samples.london)], at: "2026-11-21T10:20:00Z", kept: store)
        return PreferencesViewModel(
            list.settings(Settings(), in: SettingsFile(folder.url.appending(path: "settings.json"))), store: store)
    }

    @Test("under ten days it says how many it has, and has no row, measure or order")
    func few() async throws {
        try await keep(4)
        let model = try model()
        #expect(model.scores == nil, "nothing is read before it is opened")
        model.open()
        await model.scoring?.value
        let section = try #require(model.scores)
        #expect(section.rows.isEmpty && section.leads.isEmpty && section.notes.isEmpty && !section.proposesOrder)
        #expect(section.evidence.contains("That takes 10 days, of which there are"))
        #expect(section.places == ["London"])
    }

    @Test("of two sources the one that is nearer stands out in its column, and neither does where both did alike")
    func best() async throws {
        try await keep(14, .metNorway)
        let model = try model()
        model.open()
        await model.scoring?.value
        let section = try #require(model.scores)
        let rows = try #require(section.table).rows
        #expect(rows.count == 2)
        let rival = try #require(rows.first { $0.name == WeatherSource.metNorway.name })
        #expect(rival.cells.map(\.isBest) == [true, false, false, false, false])
        #expect(rows.filter { $0 != rival }.allSatisfy { !$0.cells.contains(where: \.isBest) })
        #expect(section.spokenChart.contains("MET Norway: 1 day 1.0°"), "\(section.spokenChart)")
        #expect(section.notes.first == ScoreWords.best)
    }

    @Test("a source has the stroke that it has when it is compared, whatever its row", arguments: [1.0, 2])
    func strokes(scale: Double) async throws {
        try await keep(14, .metNorway)
        let model = try model()
        model.open()
        await model.scoring?.value
        let section = try #require(model.scores)
        let (table, chart) = (try #require(section.table), try #require(section.chart))
        let palette = Palette(.light)
        let rows = ScoreTableDrawing(
            table, palette: palette, textScale: scale, isMirrored: false, measure: WideLetters(scale: scale))
        let row = try #require(table.rows.firstIndex { $0.name == WeatherSource.metNorway.name })
        let dashed = Stroke(
            .even(ComparisonColours(palette).series[1]), width: 2.2 * scale, dash: [7 * scale, 4 * scale])
        let drawings = [
            rows.row(row, 600),
            chart.drawing(width: 600, textScale: scale, palette: palette, measure: WideLetters(scale: scale)),
        ]
        for drawing in drawings {
            #expect(drawing.strokes.contains(dashed))
        }
        let now = Samples.instant("2026-11-21T15:20:00Z")
        let compared = [WeatherSource.metNorway, .openMeteo].map { source in
            ComparedForecast(
                id: source.id, name: source.name, place: Samples.london, zone: Samples.zone("Europe/London"),
                report: PlayedSources.report(of: source), at: now)
        }
        let text = ComparisonText(compared, areOfOnePlace: true, days: 5, at: now, Samples.formatter)
        let own = ComparisonTableDrawing(
            text, palette: palette, textScale: scale, isMirrored: false, titleWidth: 100,
            measure: WideLetters(scale: scale)
        ).row(0, 600)
        #expect(own.strokes.contains(dashed))
    }

    @Test("with enough days it has the errors by days ahead, and changes no order itself")
    func enough() async throws {
        try await keep(14)
        let model = try model()
        model.open()
        await model.scoring?.value
        let section = try #require(model.scores)
        #expect(section.leads == ["1 day", "3 days", "5 days"] && section.rows.count == 1)
        #expect(section.rows[0].spokenText.contains("High off 2.0° ± 0.0°, Low off 0.0° ± 0.0°"))
        let table = try #require(section.table)
        #expect(table.headings == ["High off", "Low off", "Rain hits", "False alarms", "Days"])
        #expect(table.rows[0].cells.map(\.text).prefix(2) == ["2.0° ± 0.0°", "0.0° ± 0.0°"])
        #expect(!table.hasBest, "there is one source only")
        model.scoreLead(2)
        #expect(model.scores?.lead == 2 && model.scores?.table?.rows[0].cells[0].text == "—")
        #expect(model.scores?.table?.rows[0].note == "too few days to judge")
        #expect(!section.proposesOrder, "there is one source only")
        #expect(model.settings.settings.sourceOrder.isEmpty)
    }
}

extension Drawing {
    /// How its lines are drawn.
    fileprivate var strokes: [Stroke] {
        marks.compactMap { mark in
            if case .stroke(_, let stroke) = mark { stroke } else { nil }
        }
    }
}
