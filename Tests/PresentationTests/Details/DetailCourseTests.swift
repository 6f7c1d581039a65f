import CatalogueMaking
import Foundation
import Testing
import WeatherModel

@testable import WeatherText

struct DetailCourseTests {
    private let start = Samples.instant("2026-11-21T00:00:00Z")
    private var day: Range<Date> { start..<start + 86_400 }

    private func rows(_ values: [Double?], step: TimeInterval = 3600, from offset: Double = 0) -> [DetailCourse.Row] {
        values.enumerated().map { (start + offset + Double($0) * step, step, $1) }
    }

    private func made(_ rows: [DetailCourse.Row], at hour: Double = 12, present: Double? = nil) -> DetailCourse? {
        DetailCourse(rows, over: day, at: start + hour * 3600, present: present)
    }

    @Test("a day of hours is one run from midnight to midnight, with both midnights on it")
    func whole() throws {
        let course = try #require(made(rows((0..<48).map { Double($0) })))
        #expect(course.runs.count == 1)
        #expect(course.runs[0].count == 25)
        #expect(course.runs[0].first?.share == 0)
        #expect(course.runs[0].last?.share == 1)
        #expect(course.range == 0...23, "tomorrow's midnight is not of today")
        #expect(course.rangeText(Samples.formatter, { "\(Int($0))" }, { "\(Int($0)) km" }) == "today 0 to 23 km")
    }

    @Test("a missing value and a missing row are gaps; nothing is drawn across them")
    func gaps() throws {
        var values: [Double?] = (0..<25).map { Double($0) }
        values[6] = nil
        var all = rows(values)
        all.removeSubrange(15..<18)
        let course = try #require(made(all))
        #expect(course.runs.map(\.count) == [6, 8, 7])
        #expect(course.rangeText(Samples.formatter, { "\(Int($0))" }, { "\(Int($0))" }) == "part of today 0 to 23")
    }

    @Test("rows of three and of six hours are joined, as far as each lasts")
    func longRows() throws {
        #expect(try #require(made(rows((0..<9).map { Double($0) }, step: 10_800))).runs.map(\.count) == [9])
        let six = try #require(made(rows([10, 20, 30, 40, 50, 60], step: 21_600, from: -10_800)))
        // The midnights lie between two rows: their values too.
        #expect(six.runs[0].first == DetailCourse.Point(share: 0, value: 15))
        #expect(six.runs[0].last == DetailCourse.Point(share: 1, value: 55))
        #expect(six.range == 20...50)
    }

    @Test("a forecast from now on says so")
    func fromNow() throws {
        let course = try #require(made(rows((0..<20).map { Double($0) }, from: 12 * 3600), at: 12.3))
        #expect(course.rangeText(Samples.formatter, { "\(Int($0))" }, { "\(Int($0)) %" }) == "rest of today 0 to 11 %")
        #expect(course.peakText { "\(Int($0))" } == "rest of today up to 11")
    }

    @Test("a unit before its number stands before both")
    func unitInFront() throws {
        let course = try #require(made(rows((0..<48).map { Double($0) })))
        #expect(course.rangeText(Samples.formatter, { "\(Int($0))" }, { "%\(Int($0))" }) == "today %0 to %23")
    }

    @Test(
        "a spoken range has its unit in a form that the words before it ask for",
        arguments: [
            ("ru", "сегодня минимум 21, максимум 24 километра"), ("uk", "сьогодні мінімум 21, максимум 24 кілометри"),
            ("pl", "dziś minimum 21, maksimum 24 kilometry"), ("de", "heute von 21 bis 24 Kilometer"),
        ])
    func spoken(code: String, text: String) throws {
        let language = ShippedLanguage(code: code)
        let course = try #require(made(rows((0..<25).map { ($0 < 12 ? 21_000.0 : 24_000) as Double? })))
        try Wording.$catalogue.withValue(language.catalogue()) {
            let formatter = language.formatter.speaking
            let range = course.rangeText(
                formatter, { formatter.visibilityNumber(Distance($0)) }, { formatter.visibility(Distance($0)) })
            #expect(range == text)
        }
    }

    @Test("the value of now takes the place of its hour and is part of the range")
    func present() throws {
        let course = try #require(made(rows(Array(repeating: 5, count: 25)), at: 12.1, present: 9))
        #expect(course.range == 5...9)
        #expect(course.runs.count == 1)
        #expect(course.runs[0].count == 25)
        #expect(course.runs[0][12] == DetailCourse.Point(share: 12.1 / 24, value: 9))
        let alone = try #require(made([], present: 9))
        #expect(alone.runs == [[DetailCourse.Point(share: 0.5, value: 9)]])
    }

    @Test("a run of one value has one text; a day without values has no line")
    func edges() throws {
        let constant = try #require(made(rows(Array(repeating: 5, count: 25))))
        #expect(constant.rangeText(Samples.formatter, { "\($0)" }, { "\(Int($0))" }) == "today 5")
        #expect(made(rows([nil, nil])) == nil)
        #expect(made(rows([1, 2], from: 90_000)) == nil)
    }

    @Test(
        "a day of a clock change is filled from edge to edge",
        arguments: [("2026-03-29", 23), ("2026-10-25", 25)])
    func clockChange(date: String, length: Int) throws {
        let hours = Details.hours(from: "\(date)T00:00:00Z", count: 60) { hour, _ in
            hour.time -= 86_400
            hour.windSpeed = Speed(5)
        }
        let card = try #require(Details(at: "\(date)T12:00:00Z", hours: hours)[.wind])
        let run = try #require(card.course?.runs.first)
        #expect(card.course?.runs.count == 1)
        #expect(run.count == length + 1)
        #expect(run.first?.share == 0 && run.last?.share == 1)
        #expect(card.rangeText == "today 18 km/h")
    }

    @Test("nothing that is generated lies outside the day or runs backwards")
    func generated() {
        for seed in 0..<200 as Range<UInt64> {
            let forecast = GeneratedForecast(seed: seed)
            let context = SentenceContext(Samples.formatter, in: forecast.report.timeZone, at: forecast.now)
            for card in DetailCards(of: forecast.detailed, over: Samples.london.coordinates, context).all {
                for run in card.course?.runs ?? [] {
                    #expect(!run.isEmpty)
                    #expect(run.allSatisfy { (0...1).contains($0.share) && $0.value.isFinite })
                    #expect(zip(run, run.dropFirst()).allSatisfy { $0.share < $1.share }, "\(seed) \(card.kind)")
                }
            }
        }
    }
}
