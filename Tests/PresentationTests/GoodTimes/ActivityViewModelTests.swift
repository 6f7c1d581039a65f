import Charts
import Foundation
import GoodTimes
import Testing
import WeatherModel
import WeatherStore
import WeatherText

@testable import Presentation

/// The page of one activity, into a real file of settings.
@MainActor
struct ActivityViewModelTests {
    private let folder: TemporaryFolder
    private let file: SettingsFile
    private let list: PlacesDesk

    /// It is 10:20 on a Saturday; rain falls from 13:00 to 16:00.
    init() throws {
        folder = try TemporaryFolder()
        file = SettingsFile(folder.url.appending(path: "settings.json"))
        let report = Samples.report(
            fetched: "2026-11-21T10:00:00Z",
            current: Samples.current("2026-11-21T10:00:00Z", Samples.conditions(.overcast, 8)),
            hours: Sky.hours("...rrr" + String(repeating: ".", count: 42)))
        list = try PlacesDesk(
            [Samples.london, Samples.paris], reports: [Samples.london.id: report], at: "2026-11-21T10:20:00Z")
    }

    private func model(_ activities: [Activity], in store: (any SettingsStore)? = nil) -> MainViewModel {
        var settings = Settings()
        settings.activities = activities
        return MainViewModel(
            adding: AddLocationViewModel(geocoder: MockGeocodingClient(), locations: list.locations, pause: {}),
            locations: list.locations, settings: list.settings(settings, in: store ?? file), clock: list.clock,
            calendarMemory: StateFile(folder.url.appending(path: "calendar.json")))
    }

    private func walk() throws -> Activity {
        Activity("walk", limits: [.precipitation: try #require(QuantityLimit(under: 0.1))])
    }

    private func open(_ model: MainViewModel, _ id: String) throws -> ActivityViewModel {
        model.openActivity(id)
        return try #require(model.goodTimes?.activity)
    }

    @Test("it says when, what ends each time and what is in the way, and shows what decides")
    func content() throws {
        let model = model([try walk()])
        let page = try open(model, "walk")
        #expect(model.title == "walk – London" && model.goodTimes?.heading.place == "walk")
        #expect(page.sentence == "Today, now to 13:00, then rain. Today, 16:00 to Monday 23 Nov, 10:00.")
        #expect(page.explanation?.hasPrefix("Mostly in the way: rain.") == true)
        #expect(
            page.spokenHead.hasPrefix(
                "walk. Today, now to 13:00, then rain. Today, 16:00 to Monday 23 November, 10:00."))
        let chart = try #require(page.chart)
        #expect(chart.courses.map(\.title) == ["under 0.1 mm/h"] && chart.courses.map(\.detail) == ["Rain"])
        #expect(chart.strip.windows.count == 2)
        #expect(chart.readings[0].text == "Saturday 21 Nov, 10:00: good")
        #expect(chart.readings[3].text == "Saturday 21 Nov, 13:00: in the way: rain")
        #expect(chart.courses[0].steps.prefix(7).map(\.isMet) == [true, true, true, false, false, false, true])
    }

    @Test("the hour that is read stays the one while the minute passes, and the menu leads back to all activities")
    func reading() async throws {
        let model = model([try walk()])
        let page = try open(model, "walk")
        let name = try #require(page.chart).timeText(of: 0)
        await list.pass(60)
        #expect(page.chart?.index(ofTime: name) == 0)
        model.openGoodTimes()
        #expect(model.goodTimes != nil && model.goodTimes?.activity == nil)
    }

    @Test("a moved limit changes times, picture and words at once, and lies in the file")
    func moving() throws {
        let model = model([try walk()])
        let page = try open(model, "walk")
        let last = try #require(page.limits[0].track?.last)
        page.move(0, of: "rain", to: last)
        #expect(page.limits[0].words == "under 10 mm/h")
        #expect(page.sentence.hasPrefix("Today, now to Monday"))
        #expect(page.chart?.strip.windows.count == 1)
        #expect(try file.load().settings.activities[0].limits[.precipitation] == QuantityLimit(under: 10))
        #expect(model.page?.goodTimes?.rows[0].line.times == ["now to Monday 23 Nov, 10:00"])
    }

    @Test("limits are added, made ones of another quantity and removed, but for the last one")
    func limits() throws {
        let page = try open(model([try walk()]), "walk")
        #expect(!page.limits[0].canRemove)
        page.remove("rain")
        #expect(page.limits.map(\.id) == ["rain"])
        #expect(page.add() == "chance")
        #expect(page.limits.map(\.id) == ["rain", "chance"] && page.limits.allSatisfy(\.canRemove))
        let row = page.limits[1]
        #expect(page.choose(try #require(row.choices.firstIndex(of: "Temperature")), of: row.id) == "temperature")
        #expect(
            page.limits.map(\.spokenText) == [
                "Rain under 0.1 millimetres an hour", "Temperature 5 degrees to 25 degrees",
            ])
        #expect(page.limits.map { row in row.ends.map { row.numbers[$0.position] } } == [[0.1], [5, 25]])
        let hours = try #require(page.limits[1].choices.firstIndex(of: "Time of day"))
        #expect(page.choose(hours, of: "temperature") == "hours-0")
        #expect(page.limits.map(\.words) == ["under 0.1 mm/h", "07:00 to 19:00"])
        #expect(!page.limits[0].choices.contains("Days of the week"), "no limit to the weather would be left")
    }

    @Test("every lane of the picture has its name, also in a narrow window and with larger text", arguments: [1.0, 2])
    func lanes(scale: Double) throws {
        let page = try open(model([try walk()]), "walk")
        let chart = try #require(page.chart)
        for width in [306.0, 696] {
            let measure = WideLetters(scale: scale)
            let room = ChartRoom(width: width, textScale: scale, palette: Palette(.light), measure: measure)
            let drawing = chart.drawing(room)
            let names = drawing.labels.filter { [chart.goodText, "under 0.1 mm/h"].contains($0.text) }
            #expect(names.map(\.text).sorted() == ["Good", "under 0.1 mm/h"], "\(width)")
            #expect(names.allSatisfy { $0.box(measure).x >= 0 && $0.box(measure).bottom <= chart.height(room) })
        }
    }

    @Test("a length that the hours of the day cannot hold is said as soon as it is chosen")
    func tooLong() throws {
        var early = try walk()
        early.times = DayTimes([ClockSpan(from: TimeOfDay(hour: 6), until: TimeOfDay(hour: 8))])
        let page = try open(model([early]), "walk")
        #expect(page.lengthProblem == nil)
        page.chooseLength(try #require(page.lengths.choices.firstIndex(of: "4 hours")))
        let problem = try #require(page.lengthProblem)
        #expect(problem == "Your hours are too short. Whole hours without a break: 2 hours. Wanted: 4 hours.")
        #expect(page.sentence == "No good time. \(problem)")
        page.move(1, of: "hours-0", to: 20)
        #expect(page.lengthProblem == nil)
    }

    @Test("hours of the day pass midnight, and are never empty; of the days one stays")
    func times() throws {
        var late = try walk()
        late.times = DayTimes([ClockSpan(from: TimeOfDay(hour: 7), until: TimeOfDay(hour: 19))], on: [.monday])
        let page = try open(model([late]), "walk")
        page.move(0, of: "hours-0", to: 44)
        #expect(page.limits[1].words == "22:00 to 19:00" && page.limits[1].track?.isOutside == true)
        #expect(page.limits[1].ends.map { page.limits[1].numbers[$0.position] } == [22, 19])
        page.move(1, of: "hours-0", to: 44)
        #expect(page.limits[1].words == "22:00 to 19:00", "a whole day was made of no time")
        page.move(1, of: "hours-0", to: 48)
        #expect(page.limits[1].words == "22:00 to 00:00" && page.limits[1].track?.isOutside == false)
        page.move(0, of: "hours-0", to: 48)
        #expect(page.limits[1].words == "23:30 to 00:00" && page.limits[1].ends.map(\.position) == [47, 48])
        page.move(1, of: "hours-0", to: 0)
        #expect(page.limits[1].words == "23:30 to 00:30" && page.limits[1].ends.map(\.position) == [47, 1])
        page.toggle(0, of: "days")
        #expect(page.limits[2].days.map(\.isOn) == [true] + Array(repeating: false, count: 6))
        page.toggle(5, of: "days")
        #expect(page.limits[2].words == "Monday, Saturday")
    }

    @Test("one to begin with that is changed is kept, and not shown for it; deleting gives it its own limits again")
    func starter() throws {
        let model = model([])
        let page = try open(model, "run")
        #expect(page.deletion == nil)
        page.chooseLength(3)
        #expect(try file.load().settings.activities.map(\.leastMinutes) == [120])
        #expect(model.page?.goodTimes == nil, "it was never chosen")
        #expect(page.deletion == "Undo all changes to “Run”")
        page.delete()
        #expect(model.goodTimes?.activity == nil && model.goodTimes?.undoOffer?.actionLabel == "Undo")
        #expect(try file.load().settings.activities.isEmpty)
        #expect(model.goodTimes?.undo() == true)
        #expect(try file.load().settings.activities.map(\.leastMinutes) == [120])
        #expect(model.goodTimes?.undo() == false && model.goodTimes?.undoOffer == nil)
    }

    @Test("a deleted one comes back as it was, also from another page, until five minutes have passed")
    func deletion() throws {
        let model = model([try walk()])
        try open(model, "walk").delete()
        #expect(model.goodTimes?.undoOffer?.text == "“walk” was deleted.")
        model.closeGoodTimes()
        model.openGoodTimes()
        #expect(model.goodTimes?.undo() == true)
        #expect(try file.load().settings.activities == [walk()])
        try open(model, "walk").delete()
        list.time.pass(300)
        model.minutePassed()
        #expect(model.goodTimes?.undoOffer == nil && model.goodTimes?.undo() == false)
    }

    @Test("the page of one that another program removes gives way to all, and says so; one to begin with stays")
    func removedElsewhere() throws {
        var shown = try #require(Activity.starters.first { $0.id == "run" })
        shown.leastMinutes = 240
        let model = model([try walk(), shown])
        _ = try open(model, "walk")
        var other = Settings()
        other.activities = [shown]
        _ = try file.save(other)
        model.settings.follow()
        #expect(model.goodTimes != nil && model.goodTimes?.activity == nil)
        #expect(list.locations.announcements.latest?.text == "“walk” was deleted.")
        #expect(model.goodTimes?.undoOffer == nil, "the other program has deleted it")
        _ = try open(model, "run")
        _ = try file.save(Settings())
        model.settings.follow()
        #expect(model.goodTimes?.activity?.activity?.id == "run")
    }

    @Test("another name is taken over with all limits, and a refused one says why and loses nothing")
    func renaming() throws {
        let model = model([try walk()])
        let page = try open(model, "walk")
        #expect(page.rename(to: "Run") == "There is an activity of that name already.")
        #expect(page.rename(to: "  ") != nil)
        #expect(try file.load().settings.activities.isEmpty && page.name == "walk", "nothing was saved yet")
        #expect(page.rename(to: " Long walk ") == nil)
        #expect(model.title == "Long walk – London")
        #expect(try file.load().settings.activities.map(\.id) == ["Long walk"])
        #expect(page.limits.map(\.words) == ["under 0.1 mm/h"])
        page.duplicate()
        #expect(model.title == "Long walk 2 – London")
        #expect(try file.load().settings.activities.map(\.id) == ["Long walk", "Long walk 2"])
    }

    @Test("a new one begins with dry weather under a free name")
    func making() throws {
        let model = model([])
        model.openGoodTimes()
        model.goodTimes?.make()
        model.goodTimes?.make()
        #expect(try file.load().settings.activities.map(\.id) == ["New activity", "New activity 2"])
        #expect(model.title == "New activity 2 – London")
    }

    @Test("the calendar has the coming times, each the same event when it is exported again")
    func calendar() throws {
        let page = try open(model([try walk()]), "walk")
        let text = String(decoding: page.calendar(), as: UTF8.self)
        #expect(page.fileName == "walk.ics" && page.canExport)
        #expect(text.components(separatedBy: "BEGIN:VEVENT").count == 3)
        #expect(text.contains("DTEND:20261121T130000Z"))
        let ids = text.split(separator: "\r\n").filter { $0.hasPrefix("UID:") }
        #expect(ids.count == 2)
        let again = String(decoding: page.calendar(), as: UTF8.self)
        #expect(again.split(separator: "\r\n").filter { $0.hasPrefix("UID:") } == ids)
        let kept = try #require(StateFile<CalendarMemory>(folder.url.appending(path: "calendar.json")).load())
        #expect(kept != CalendarMemory())
    }

    @Test("the days that are kept are tried, and so is a changed limit")
    func trial() async throws {
        let page = try open(model([try walk()]), "walk")
        #expect(page.trial == nil, "nothing is read yet")
        await page.reading?.value
        #expect(page.trial?.isEmpty == false)
    }

    @Test("it follows to another place, where nothing is known, without losing a limit")
    func following() throws {
        let model = model([try walk()])
        _ = try open(model, "walk")
        model.locations.select(Samples.paris.id)
        model.followGoodTimes()
        let page = try #require(model.goodTimes?.activity)
        #expect(page.pageID == "\(Samples.paris.id) walk" && page.chart == nil && !page.canExport)
        #expect(page.sentence == "Too little is known to name a time." && page.limits.count == 1)
    }

    @Test("a change that cannot be saved is said")
    func unsaved() throws {
        let model = model([try walk()], in: MockSettingsStore(failure: StoreError.diskFull))
        try open(model, "walk").move(0, of: "rain", to: 5)
        #expect(model.notice?.text.hasPrefix("The settings could not be saved.") == true)
    }
}
