public import Foundation
public import WeatherModel

/// An event of a calendar file.
public struct CalendarEvent: Sendable, Hashable {
    /// The identifier by which a calendar knows it again.
    public let id: String
    /// When it takes place.
    enum Time: Sendable, Hashable {
        /// What lies between two moments.
        case span(Range<Date>)
        /// Whole days, by whatever clock they are read.
        case days(ClosedRange<CivilDate>)
    }

    let time: Time
    /// The title, in one line.
    public let title: String
    /// The text below the title, in one or more lines.
    public let text: String
    /// The name of the place.
    public let place: String

    /// Makes an event; texts can hold any letters.
    public init(id: String, span: Range<Date>, title: String, text: String, place: String) {
        (self.id, time, self.title, self.text, self.place) = (id, .span(span), title, text, place)
    }

    /// Makes an event of whole days, of which the last belongs to it; texts can hold any letters.
    public init(id: String, days: ClosedRange<CivilDate>, title: String, text: String, place: String) {
        (self.id, time, self.title, self.text, self.place) = (id, .days(days), title, text, place)
    }
}
