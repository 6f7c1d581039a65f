import Foundation
import Testing
import WeatherModel

@testable import GoodTimes

/// The calendar that other programs read; `scripts/check/read-calendar` holds it against another implementation.
struct CalendarFileTests {
    private func event(_ id: String = "1", title: String = "Run", text: String = "Dry") -> CalendarEvent {
        CalendarEvent(
            id: id, span: Weather.time(15)..<Weather.time(18), title: title, text: text, place: "Hamburg, Germany")
    }

    @Test("times are in UTC, and texts lose no letter")
    func plain() {
        let text = CalendarFile([event(text: "Wind; 3 \\ 4\nDry, mild")], madeAt: Weather.time(12.5)).text
        #expect(text.hasPrefix("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n") && text.hasSuffix("END:VCALENDAR\r\n"))
        for line in [
            "DTSTART:20261124T150000Z", "DTEND:20261124T180000Z", "DTSTAMP:20261124T123000Z",
            "LAST-MODIFIED:20261124T123000Z", "DESCRIPTION:Wind\\; 3 \\\\ 4\\nDry\\, mild",
            "LOCATION:Hamburg\\, Germany",
        ] {
            #expect(text.contains("\r\n\(line)\r\n"), "\(line)")
        }
    }

    @Test("no line is longer than 75 bytes, no letter is cut, and a reader puts it together again")
    func folding() {
        let title = String(repeating: "Wäsche trocknen 🌤 晴れ ", count: 20) + "\u{7}"
        let text = CalendarFile([event(title: title)], madeAt: Weather.midnight).text
        let lines = text.components(separatedBy: "\r\n")
        #expect(lines.allSatisfy { $0.utf8.count <= 75 } && !text.replacing("\r\n", with: "").contains("\n"))
        #expect(lines.filter { $0.hasPrefix(" ") }.count > 5)
        let unfolded = text.replacing("\r\n ", with: "")
        #expect(unfolded.contains("SUMMARY:" + title.dropLast() + " \r\n"))
    }

    @Test("whole days have no clock and no zone, and end with the first that is not of them")
    func days() throws {
        let (first, last) = (try #require(CivilDate("2026-11-27")), try #require(CivilDate("2026-12-31")))
        let event = CalendarEvent(id: "1", days: first...last, title: "Lisbon", text: "Dry", place: "Lisbon")
        let text = CalendarFile([event], madeAt: Weather.midnight).text
        #expect(text.contains("\r\nDTSTART;VALUE=DATE:20261127\r\nDTEND;VALUE=DATE:20270101\r\nSUMMARY:Lisbon\r\n"))
        #expect(!text.contains("DTSTART:"))
    }

    @Test("without a time it is an empty calendar")
    func empty() {
        #expect(!CalendarFile([], madeAt: Weather.midnight).text.contains("VEVENT"))
    }
}
