public import Foundation

/// An event of a calendar file.
public struct CalendarEvent: Sendable, Hashable {
    /// The identifier by which a calendar knows it again.
    public let id: String
    /// The time it takes.
    public let span: Range<Date>
    /// The title, in one line.
    public let title: String
    /// The text below the title, in one or more lines.
    public let text: String
    /// The name of the place.
    public let place: String

    /// Makes an event; texts can hold any letters.
    public init(id: String, span: Range<Date>, title: String, text: String, place: String) {
        (self.id, self.span, self.title, self.text, self.place) = (id, span, title, text, place)
    }
}
