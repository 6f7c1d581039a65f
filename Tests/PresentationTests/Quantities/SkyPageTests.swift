import Foundation
import Testing
import WeatherModel

@testable import Charts
@testable import Presentation
@testable import WeatherText

struct SkyPageTests {
    private typealias Stage = QuantityStage

    private static func place(_ latitude: Double, _ longitude: Double) throws -> Coordinates {
        try #require(Coordinates(latitude: latitude, longitude: longitude))
    }

    private static func context(_ zone: String, at now: String = "2026-11-24T13:05:00Z") -> SentenceContext {
        SentenceContext(Samples.formatter, in: Samples.zone(zone), at: Samples.instant(now))
    }

    private static var london: DaylightYear? { DaylightYear(over: Samples.london.coordinates, Stage.context) }

    @Test("the year has a column for each day, steps where clocks change, and names its longest day")
    func year() throws {
        let year = try #require(Self.london)
        #expect(year.days.count == 365 && year.today == 327)
        #expect(
            DaylightYear(over: Samples.london.coordinates, Self.context("Europe/London", at: "2028-03-01T12:00:00Z"))?
                .days.count == 366)
        #expect(year.longest.name == "21 Jun, the longest day" && year.longest.length == "16 h 39 min")
        #expect(Set(year.days.map(\.offset)) == [0, 3600])
        let sydney = try #require(DaylightYear(over: Self.place(-33.87, 151.21), Self.context("Australia/Sydney")))
        #expect(
            ["21 Dec, the longest day", "22 Dec, the longest day"].contains(sydney.longest.name),
            "\(sydney.longest.name)")
    }

    @Test("rise and set of today are those of the card")
    func today() throws {
        let year = try #require(Self.london)
        let cards = DetailCards(of: Stage.report(), over: Samples.london.coordinates, Stage.context).all
        let sky = try #require(cards.first { $0.kind == .sky }?.sky)
        #expect(year.todayTimes.map(\.text) == sky.passages.map(\.text))
        #expect(year.reading(of: year.today) == "24 Nov: 8 h 27 min, sun from 07:33 to 16:00")
        #expect(
            year.spokenReading(of: year.today)
                == "24 November: 8 hours 27 minutes of daylight, sun from 07:33 to 16:00")
    }

    @Test("keys go by days, months and to today, and stay within the year")
    func keys() throws {
        let year = try #require(Self.london)
        #expect(year.day(from: nil, by: .days(1)) == year.today)
        #expect(year.day(from: 364, by: .days(1)) == 364)
        #expect(year.day(from: 30, by: .months(1)) == 31 + 27, "the last day of a shorter month")
        #expect(year.day(from: 5, by: .months(-1)) == 5)
        #expect(year.day(from: 5, by: .today) == year.today)
        #expect(year.day(from: nil, by: .end) == 364 && year.day(from: 5, by: .end) == 364)
    }

    @Test("a sun that does not rise or set is said to do neither")
    func polar() throws {
        let year = try #require(DaylightYear(over: Self.place(78.2, 15.6), Self.context("Arctic/Longyearbyen")))
        #expect(year.reading(of: year.today) == "24 Nov: Polar night")
        #expect(year.reading(of: 171) == "21 Jun: Polar day")
        #expect(year.todayTimes.isEmpty)
        #expect(year.longest.length == "Polar day")
        #expect(year.longest.name.contains(" Apr to ") && year.longest.name.hasSuffix(" Aug"), "\(year.longest.name)")
        let south = try #require(DaylightYear(over: Self.place(-77.8, 166.7), Self.context("Antarctica/McMurdo")))
        let name = south.longest.name
        #expect(name.contains(" Oct to ") && name.hasSuffix(" Feb"), "\(name)")
    }

    @Test("days shorten to the shortest day and lengthen to the longest, in either hemisphere")
    func trend() throws {
        func head(_ coordinates: Coordinates, _ zone: String, _ now: String) -> QuantityHead {
            let report = WeatherReport(timeZone: Samples.zone(zone)).settled(at: Samples.instant(now))
            return QuantityHead(
                of: .sky, in: report, over: coordinates, until: .distantFuture, Self.context(zone, at: now))
        }
        let autumn = head(Samples.london.coordinates, "Europe/London", "2026-11-24T13:05:00Z")
        #expect(autumn.value == "8 h 27 min")
        #expect(autumn.sentence == "Days shorten until 21 Dec: 7 h 50 min.")
        let spring = try head(Self.place(-33.87, 151.21), "Australia/Sydney", "2026-11-24T13:05:00Z")
        #expect(spring.sentence?.hasPrefix("Days lengthen until 22 Dec: 14 h 2") == true, "\(spring.sentence ?? "")")
        let polar = try head(Self.place(78.2, 15.6), "Arctic/Longyearbyen", "2026-11-24T13:05:00Z")
        #expect(polar.sentence?.hasPrefix("The sun rises again on 1") == true, "\(polar.sentence ?? "")")
        let summer = try head(Self.place(78.2, 15.6), "Arctic/Longyearbyen", "2026-06-24T13:05:00Z")
        #expect(summer.sentence?.hasPrefix("The sun sets again on 2") == true, "\(summer.sentence ?? "")")
        let before = try head(Self.place(69.65, 18.96), "Europe/Oslo", "2026-11-10T13:05:00Z")
        #expect(before.sentence?.hasSuffix(" Nov: polar night.") == true, "\(before.sentence ?? "")")
    }

    @Test("the light of today covers the whole day, and names its times in their order")
    func light() throws {
        let day = try #require(DaylightDay(over: Samples.london.coordinates, of: Stage.report(), Stage.context))
        #expect(day.stretches.first?.range.lowerBound == 0 && day.stretches.last?.range.upperBound == 1)
        #expect(zip(day.stretches, day.stretches.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
        #expect(
            day.stretches.map(\.light) == [
                .night, .astronomical, .nautical, .civil, .day, .civil, .nautical, .astronomical, .night,
            ])
        #expect(day.moments.map(\.word) == ["first glow", "light", "sunrise", "sunset", "dark", "all stars"])
        #expect(day.sentence.hasPrefix("Highest at 11:47, 18° above the horizon. The moon: up "), "\(day.sentence)")
        let polar = try #require(
            DaylightDay(
                over: Self.place(78.2, 15.6), of: Stage.report(), Self.context("Arctic/Longyearbyen")))
        #expect(!polar.stretches.map(\.light).contains(.day) && polar.noon == nil)
        #expect(day.noon.map { abs($0 - 11.79 / 24) < 0.001 } == true, "\(day.noon ?? -1)")
        #expect(
            day.hours.map(\.text) == [
                "00:00", "03:00", "06:00", "09:00", "12:00", "15:00", "18:00", "21:00", "24:00",
            ])
        for (now, last) in [("2026-10-25T12:00:00Z", 25.0), ("2026-03-29T12:00:00Z", 23)] {
            let context = Self.context("Europe/London", at: now)
            let day = try #require(DaylightDay(over: Samples.london.coordinates, of: Stage.report(), context))
            let third = try #require(day.hours.dropFirst().first)
            #expect(third.share == 3 / last && third.text == (last == 25 ? "02:00" : "04:00"), "\(third)")
            #expect(day.hours.last?.text == "24:00")
        }
    }

    @Test("the moon of a month has its quarters by name, and is lit from the other side in the south")
    func moon() throws {
        let north = MoonCalendar(over: Samples.london.coordinates, Stage.context)
        #expect(north.days.count == 32)
        #expect(north.days.filter(\.isQuarter).map(\.words) == ["full", "last ¼", "new", "first ¼", "full"])
        #expect(north.days[0].words == "full" && north.days[7].date == "1 Dec")
        #expect(north.note == "Full moon at 14:53")
        #expect(north.title == "The moon until 25 Dec")
        let south = try MoonCalendar(over: Self.place(-33.87, 18), Self.context("Africa/Johannesburg"))
        #expect(zip(north.days, south.days).filter { $0.isLitOnTheRight == $1.isLitOnTheRight }.count <= 2)
    }

    @Test("no label of a drawing is cut or touches another, at any width and size of text")
    func labels() throws {
        let places: [(Double, Double, String)] = [
            (51.5, -0.13, "Europe/London"), (78.2, 15.6, "Arctic/Longyearbyen"), (65, -19, "Atlantic/Reykjavik"),
            (-51.7, -57.9, "Atlantic/Stanley"),
        ]
        for (latitude, longitude, zone) in places {
            let (place, context) = (try Self.place(latitude, longitude), Self.context(zone))
            let year = try #require(DaylightYear(over: place, context))
            let day = try #require(DaylightDay(over: place, of: Stage.report(), context))
            for (width, scale) in [(336.0, 1.0), (696, 1), (832, 1), (336, 2), (696, 2)] {
                let measure = WideLetters(scale: scale)
                let palette = Palette(.light)
                let drawings = [
                    DaylightYearDrawing(year, width: width, palette: palette, textScale: scale, measure: measure)
                        .drawing,
                    DaylightDayDrawing(day, palette: palette, textScale: scale, measure: measure)
                        .drawing(width: width),
                    MoonCalendarDrawing(
                        MoonCalendar(over: place, context), palette: palette, textScale: scale, measure: measure
                    ).drawing(width: width),
                ]
                for (index, drawing) in drawings.enumerated() {
                    let boxes = drawing.labels.map { $0.box(measure) }
                    for (first, box) in boxes.enumerated() {
                        #expect(
                            box.x >= -0.1 && box.right <= width + 0.1 && box.bottom <= drawing.height + 0.1,
                            "\(zone) \(index) \(width) \(drawing.labels[first].text)")
                        #expect(
                            !boxes.dropFirst(first + 1).contains { $0.overlaps(box.grown(by: -0.1)) },
                            "\(zone) \(index) \(width) \(drawing.labels[first].text)")
                    }
                }
            }
        }
    }

    @Test("all times of today stand at its strip on a usual page")
    func todayLabels() throws {
        let day = try #require(DaylightDay(over: Samples.london.coordinates, of: Stage.report(), Stage.context))
        let drawing = DaylightDayDrawing(day, palette: Palette(.light), measure: WideLetters(scale: 1))
            .drawing(width: 664)
        let texts = drawing.labels.map(\.text)
        for moment in day.moments { #expect(texts.contains(moment.word) && texts.contains(moment.time), "\(moment)") }
        #expect(texts.contains(day.nowText) && texts.contains("00:00") && texts.contains("24:00"))
    }

    @Test("what is copied has each day of the year with its times")
    func copy() throws {
        let year = try #require(Self.london)
        let lines = DaylightCopy(year, nil).csv.split(separator: "\r\n")
        #expect(lines.count == 366)
        #expect(lines[0] == "Date,Sunrise,Sunset,Daylight")
        #expect(lines[328].hasPrefix("2026-11-24,2026-11-24T07:3") && lines[328].hasSuffix(",8.45"), "\(lines[328])")
        #expect(year.table.present == year.today)
    }
}

@MainActor
struct SkyWithoutWeatherTests {
    @Test("sun and moon are told where no weather has arrived")
    func offline() throws {
        let list = try PlacesDesk([Samples.london], reports: [:], at: "2026-11-24T13:05:00Z")
        let page = try #require(list.locations.selectedPage)
        let model = QuantityViewModel(.sky, of: page, range: .short)
        #expect(model.year != nil && model.daylight != nil && model.moon != nil && model.missingText == nil)
        #expect(model.head?.value == "8 h 27 min")
        #expect(list.asked.isEmpty)
    }
}
