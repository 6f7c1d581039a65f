import Foundation
import Testing
import WeatherModel

@testable import Charts
@testable import WeatherText

@Suite("Sun and moon in a window of 360 pixels")
struct NarrowSkyTests {
    /// The pixels of the chart and of what stands in a card.
    private static let (chart, card) = (336.0, 302.0)
    private static let place = Coordinates(clampingLatitude: 53.55, longitude: 9.99)

    private static func context(_ day: String) throws -> SentenceContext {
        let now = try #require(CivilDate(day)?.start(in: .gmt)).addingTimeInterval(43_200)
        return SentenceContext(
            WeatherFormatter(locale: Locale(identifier: "en_GB"), ownZone: .gmt), in: .gmt, at: now)
    }

    @Test(
        "the months that are named stand in even steps, the present one among them",
        arguments: ["2026-01-05", "2026-06-15", "2026-11-24", "2026-12-31"])
    func months(day: String) throws {
        let year = try #require(DaylightYear(over: Self.place, Self.context(day)))
        let names = year.months.map(\.name)
        for width in [280, Self.chart, 420, 696] {
            let drawing = DaylightYearDrawing(
                year, width: width, palette: Palette(.light), measure: LetterMeasure(letterWidth: 0.62)
            ).drawing
            let shown = drawing.labels.map(\.text).compactMap(names.firstIndex(of:)).sorted()
            #expect(Set(zip(shown, shown.dropFirst()).map { $1 - $0 }).count == 1, "\(width): \(shown)")
            let current = try #require(year.months.firstIndex { $0.days.contains(year.today) })
            #expect(shown.contains(current), "\(width): \(shown)")
        }
    }

    @Test("the moon has eight days in a row, each with its date, and every quarter its name", arguments: 0..<30)
    func moon(shift: Int) throws {
        let day = CivilDate(dayNumber: try #require(CivilDate("2026-11-24")).dayNumber + shift)
        let calendar = MoonCalendar(over: Self.place, try Self.context(day.description))
        for letterWidth in [0.5, 0.56, 0.62] {
            let measure = LetterMeasure(letterWidth: letterWidth)
            let labels = MoonCalendarDrawing(calendar, palette: Palette(.light), measure: measure)
                .drawing(width: Self.card).labels
            let rows = Dictionary(grouping: labels.filter { label in calendar.days.contains { $0.date == label.text } })
            {
                $0.place.y
            }
            #expect(rows.values.map(\.count) == [8, 8, 8, 8], "\(day) \(letterWidth)")
            for quarter in calendar.days.filter(\.isQuarter) {
                #expect(labels.contains { $0.text == quarter.words }, "\(day) \(quarter.words)")
            }
            let boxes = labels.map { $0.box(measure) }
            for (index, box) in boxes.enumerated() {
                #expect(!boxes.dropFirst(index + 1).contains { $0.overlaps(box) }, "\(day) \(labels[index].text)")
            }
        }
    }
}
