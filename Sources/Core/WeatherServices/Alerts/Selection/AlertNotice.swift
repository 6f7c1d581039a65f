import Foundation
import WeatherModel

/// One entry of a source as it stands there, before `AlertSelection` decides whether it is a warning for the place.
struct AlertNotice: Sendable {
    /// What it would be as a warning; its texts and its coverage are filled in by the selection.
    var alert: Alert
    /// What it is to earlier ones; nil for acknowledgements and error reports, which are nothing to the public.
    var message: AlertMessage? = .alert
    /// False for exercises, system messages, drafts and tests.
    var isActual = true
    /// Whether it says that there is no danger, or none any more.
    var isAllClear = false
    /// One for each language, in the source's order; a cancellation may have none.
    var words: [AlertWords] = []
    /// The same for entries that tell of one event in several languages under different identities.
    var twinKey: String?

    /// Whether the words of the event call it a test, as "Test Message" and "TEST-WARNUNG" do.
    var isCalledTest: Bool {
        words.contains { Self.firstWord($0.text.event) == "test" }
    }

    /// Whether the words of the event say that there is no warning.
    var isCalledHarmless: Bool {
        words.contains {
            ["no warning", "no warnings", "all clear", "allclear"].contains($0.text.event?.lowercased())
        }
    }

    private static func firstWord(_ text: String?) -> String? {
        text?.prefix(while: \.isLetter).lowercased()
    }
}
