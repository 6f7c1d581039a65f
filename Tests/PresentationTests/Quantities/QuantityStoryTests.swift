import Foundation
import Testing
import WeatherModel

@testable import Charts
@testable import Presentation
@testable import WeatherText

@Suite("What is told of a quantity's days agrees with its chart")
struct QuantityStoryTests {
    private typealias Stage = QuantityStage
    private static let evening = Samples.instant("2026-11-24T20:00:00Z")
    private static let today = CivilDate(evening, in: Samples.zone("Europe/London"))

    private static func context(at now: Date = evening) -> SentenceContext {
        SentenceContext(Samples.formatter, in: Samples.zone("Europe/London"), at: now)
    }

    @Test("the story of today is that of all its hours, those that are over too")
    func wholeDay() throws {
        let report = Stage.report(at: Self.evening)
        let story = try #require(
            PageQuantity.temperature.story(of: Self.today, in: report, over: Samples.london.coordinates, Self.context())
        )
        #expect(story == "Highest temperature 15° at 14:00, lowest −1° at 02:00.")
        let chart = try #require(Stage.made(.temperature, report)?.chart)
        let shown = chart.points.filter { (24..<48).contains($0.start) }.compactMap(\.value)
        #expect(shown.max() == 15 && shown.min() == -1)
        #expect(
            PageQuantity.uvIndex.story(of: Self.today, in: report, over: Samples.london.coordinates, Self.context())
                == "Highest UV index 4 at 12:00.")
    }

    @Test("what was reported goes before what was forecast, as on the chart")
    func reported() throws {
        let report = Stage.report(at: Self.evening)
        let warm = CurrentConditions(
            time: Samples.instant("2026-11-24T15:02:00Z"), kind: .observed, conditions: Samples.conditions(.clear, 18))
        let story = try #require(
            PageQuantity.temperature.story(
                of: Self.today, in: report, over: Samples.london.coordinates, reports: [warm], Self.context()))
        #expect(story.hasPrefix("Highest temperature 18° at 15:00, "), "\(story)")
    }

    @Test("another day than today has its own hours alone, however warm or cold it is now")
    func present() throws {
        let report = Stage.report(present: Samples.conditions(.overcast, 30), at: Self.evening)
        #expect(report.present?.conditions.temperature == Temperature(30))
        func story(inDays days: Int, of report: SettledReport) -> String? {
            PageQuantity.temperature.story(
                of: CivilDate(dayNumber: Self.today.dayNumber + days), in: report, over: Samples.london.coordinates,
                Self.context())
        }
        for days in [-1, 1, 3] {
            let told = try #require(story(inDays: days, of: report))
            #expect(told == story(inDays: days, of: Stage.report(at: Self.evening)))
            #expect(!told.contains("30°") && !told.contains("20:00"), "\(told)")
        }
        #expect(story(inDays: 0, of: report)?.hasPrefix("Highest temperature 30° at 20:00, ") == true)
    }

    @Test("rain that has fallen today is told beside what is to come, where there is any")
    func rain() {
        func story(at now: Date) -> String? {
            let report = Stage.report(at: now) { index, hour in
                if index == 24 + 8 { hour.precipitation = Precipitation(2) }
            }
            return PageQuantity.precipitation.story(
                of: Self.today, in: report, over: Samples.london.coordinates, Self.context(at: now))
        }
        #expect(story(at: Stage.now) == "All of today: 5.0 mm.")
        #expect(story(at: Samples.instant("2026-11-24T05:00:00Z")) == nil, "all of it is to come")
        let tomorrow = CivilDate(dayNumber: Self.today.dayNumber + 1)
        #expect(
            PageQuantity.precipitation.story(
                of: tomorrow, in: Stage.report(), over: Samples.london.coordinates, Stage.context) == nil)
    }

    @Test("all of a page ends on the day that its chart names", arguments: QuantityStage.hourly.filter { $0 != .air })
    func lastDay(quantity: PageQuantity) throws {
        let report = Stage.report()
        let chart = try #require(Stage.made(quantity, report)?.chart)
        #expect(chart.days.last?.id == "2026-12-09" && chart.title == "Until Wednesday 9 December")
        #expect(QuantityMeaning(of: quantity, in: report, Stage.context)?.counted == "hours until 9 Dec")
        #expect(WindRose(in: report, Stage.context)?.counted == "hours until 9 Dec")
    }

    @Test("where less than the forecast is shown, what counts all of it says so")
    func beyondShown() throws {
        let (report, shown) = (Stage.report(), Stage.start + 4 * 86_400)
        let told = "hours until the end of the forecast, 9 Dec"
        #expect(QuantityMeaning(of: .wind, in: report, until: shown, Stage.context)?.counted == told)
        #expect(WindRose(in: report, until: shown, Stage.context)?.counted == told)
    }

    @Test("the hours in which washing dries end on the last day, not at an hour after it")
    func washing() throws {
        let report = Stage.report(days: 4) { _, hour in
            hour.temperature = Temperature(15)
            hour.relativeHumidity = Percentage(40)
        }
        let told = try #require(QuantityMeaning(of: .humidity, in: report, Stage.context)?.addition)
        #expect(told.counted == "hours until 26 Nov", "\(told.counted ?? "")")
    }

    @Test("no word of what the wind does to people tells of the damp, which may be otherwise")
    func ownWords() {
        #expect(!PageQuantity.wind.effects.contains { $0.contains("dries") || $0.contains("dry") })
    }

    @Test(
        "a fall of the pressure that goes on is told to become faster, not to begin, and how it was in the story of today"
    )
    func pressure() {
        func report(_ sign: Double) -> SettledReport {
            Stage.report(days: 5) { index, hour in
                let past = Double(min(index, 44) - 37) * 0.3
                hour.seaLevelPressure = Pressure(1010 - sign * (past + Double(max(index - 44, 0))))
            }
        }
        func head(_ sign: Double) -> QuantityHead {
            QuantityHead(
                of: .pressure, in: report(sign), over: Samples.london.coordinates, until: Stage.start + 4 * 86_400,
                Stage.context)
        }
        func story(inDays days: Int) -> String? {
            PageQuantity.pressure.story(
                of: CivilDate(dayNumber: Self.today.dayNumber + days), in: report(1), over: Samples.london.coordinates,
                Stage.context)
        }
        let (falling, rising) = (head(1), head(-1))
        #expect(falling.detail?.contains("Falling faster from ") == true, "\(falling.detail ?? "")")
        #expect(falling.sentence?.hasPrefix("Highest pressure ") == true, "\(falling.sentence ?? "")")
        #expect(story(inDays: 0)?.hasPrefix("Falling slowly over the last three hours. Highest pressure ") == true)
        #expect(story(inDays: 1)?.hasPrefix("Highest pressure ") == true, "of another day nothing is lately")
        #expect(rising.detail?.contains("Rising faster from ") == true, "\(rising.detail ?? "")")
        for words in [falling.spokenText, rising.spokenText] {
            #expect(words.contains("faster from ") && words.contains("over the last three hours"), "\(words)")
            #expect(!words.contains("Falling from") && !words.contains("Rising from"), "\(words)")
            #expect(words.contains("hectopascals"), "\(words)")
        }
    }
}

@Suite("The bars of days")
struct RainDaysTests {
    private typealias Stage = QuantityStage

    @Test("hold what falls from midnight to midnight, as the rows of the days have it, whatever the source sums up")
    func acrossMidnight() throws {
        // Rows tell the hour before them: 1.2 mm before midnight and 2.1 mm after it.
        let report = Stage.report { index, hour in
            hour.precipitation = Precipitation(index == 47 ? 1.2 : index == 48 ? 2.1 : index == 49 ? 4 : 0)
            hour.precipitationProbability = Percentage((47...49).contains(index) ? 90 : 0)
        }
        let chart = try #require(Stage.made(.precipitation, report, days: 8)?.chart)
        func tenths(_ values: [Double?]) -> [Double?] { values.map { $0.map { ($0 * 10).rounded() / 10 } } }
        let told = tenths(report.wholeDays(over: Samples.london.coordinates).map { $0.precipitation?.value })
        #expect(Array(told.prefix(2)) == [3.3, 4])
        // Yesterday stands before them.
        let bars = tenths(chart.points.dropFirst().map(\.value))
        #expect(Array(bars.prefix(8)) == Array(told.prefix(8)))
    }
}
