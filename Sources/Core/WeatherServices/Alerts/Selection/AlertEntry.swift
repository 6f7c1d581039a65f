import Foundation
import WeatherModel

/// An entry of a source's answer before `AlertSelection` decides whether it is a warning for the place.
struct AlertEntry: Sendable {
    /// The warning without its texts and coverage, which the selection fills in.
    var alert: Alert
    /// The relation to earlier entries; nil for acknowledgements and error reports, which are not meant for the public.
    var message: AlertMessage? = .alert
    /// False for exercises, system messages, drafts and tests.
    var isActual = true
    /// Whether the entry says that there is no danger, or that it is over.
    var isAllClear = false
    /// The texts with their areas, one for each language in the source's order; may be empty for a cancellation.
    var words: [LocalizedAlertText] = []
    /// A key shared by entries that are translations of each other under different identifiers; nil if there is none.
    var twinKey: String?
    /// What it may share with another publisher's warning of the same event.
    var likeness = AlertLikeness()

    /// The entry of which nothing is known but that it is there.
    static let unreadable = AlertEntry(
        alert: Alert(id: "unreadable", texts: []), words: [LocalizedAlertText(text: AlertText())])

    /// Whether the entry tells something, or is known to tell the public nothing.
    var isReadable: Bool {
        !isActual || message == nil || message == .cancel || isAllClear || words.contains(where: \.text.saysSomething)
    }

    /// The entry with one empty text for all its areas, so that it is listed though it cannot be read.
    var hollow: AlertEntry {
        var entry = self
        if entry.alert.id.isEmpty { entry.alert.id = Self.unreadable.alert.id }
        entry.words = [LocalizedAlertText(text: AlertText(), areas: words.flatMap(\.areas))]
        return entry
    }

    /// Whether the name of the event calls it a test, as "Test Message" and "TEST-WARNUNG" do.
    var isCalledTest: Bool {
        words.contains { Self.firstWord($0.text.event) == "test" }
    }

    /// Whether the name of the event says that there is no warning.
    var isCalledHarmless: Bool {
        words.contains {
            ["no warning", "no warnings", "all clear", "allclear"].contains($0.text.event?.lowercased())
        }
    }

    private static func firstWord(_ text: String?) -> String? {
        text?.prefix(while: \.isLetter).lowercased()
    }
}
