public import Foundation
import WeatherModel

/// A calendar of events as iCalendar text, RFC 5545, which other programs import.
public struct CalendarFile: Sendable, Hashable {
    private let events: [CalendarEvent]
    private let madeAt: Date

    /// - Parameter madeAt: The time at which what the events tell was made.
    public init(_ events: [CalendarEvent], madeAt: Date) {
        (self.events, self.madeAt) = (events, madeAt)
    }

    /// The text, in UTF-8, with lines of 75 bytes at most that end in CR and LF.
    ///
    /// Times are in UTC, so that the file needs no rules of a zone; there is no alarm, and no event makes anyone busy.
    public var text: String {
        var lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Fairweather//\(Program.version)//EN", "CALSCALE:GREGORIAN",
        ]
        for event in events {
            lines += [
                "BEGIN:VEVENT", "UID:\(Self.escaped(event.id))", "DTSTAMP:\(Self.instant(madeAt))",
                "LAST-MODIFIED:\(Self.instant(madeAt))",
            ]
            lines += Self.times(event.time)
            lines += [
                "SUMMARY:\(Self.escaped(event.title))", "DESCRIPTION:\(Self.escaped(event.text))",
                "LOCATION:\(Self.escaped(event.place))", "TRANSP:TRANSPARENT", "END:VEVENT",
            ]
        }
        lines.append("END:VCALENDAR")
        return lines.map { Self.folded($0) + "\r\n" }.joined()
    }

    /// Returns the lines of beginning and end; the end of days is the first that does not belong to them.
    private static func times(_ time: CalendarEvent.Time) -> [String] {
        switch time {
        case .span(let span): ["DTSTART:\(instant(span.lowerBound))", "DTEND:\(instant(span.upperBound))"]
        case .days(let days):
            [
                "DTSTART;VALUE=DATE:\(date(days.lowerBound))",
                "DTEND;VALUE=DATE:\(date(CivilDate(dayNumber: days.upperBound.dayNumber + 1)))",
            ]
        }
    }

    /// The most bytes of a line without its end: RFC 5545, section 3.1.
    private static let width = 75

    /// Returns the line with a line break and a space wherever it would get too long, never within a letter.
    private static func folded(_ line: String) -> String {
        var (text, length) = ("", 0)
        for scalar in line.unicodeScalars {
            let size = UTF8.width(scalar)
            if length + size > width {
                text += "\r\n "
                length = 1
            }
            text.unicodeScalars.append(scalar)
            length += size
        }
        return text
    }

    /// Returns the text with what has a meaning in the format escaped, and without control characters, which it forbids.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.replacing("\r\n", with: "\n").unicodeScalars {
            switch scalar {
            case "\\", ";", ",": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case _ where scalar.properties.generalCategory == .control: result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns "20261124T130500Z".
    private static func instant(_ date: Date) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = calendar.dateComponents([.hour, .minute, .second], from: date)
        return self.date(CivilDate(date, in: .gmt)) + "T" + padded(parts.hour, 2) + padded(parts.minute, 2)
            + padded(parts.second, 2) + "Z"
    }

    /// Returns "20261124".
    private static func date(_ date: CivilDate) -> String {
        padded(date.year, 4) + padded(date.month, 2) + padded(date.day, 2)
    }

    private static func padded(_ number: Int?, _ width: Int) -> String {
        let digits = String(number ?? 0)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
