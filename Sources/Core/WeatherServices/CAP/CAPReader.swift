public import Foundation
public import WeatherModel

/// Reads a message of the Common Alerting Protocol 1.2 (OASIS, 2010) in XML, and 1.0 and 1.1 as far as they agree.
public struct CAPReader: Sendable {
    /// Needs nothing: the rest of the answer depends on the place.
    public init() {}

    /// What the message has to say at the place; empty for a test, a cancellation, or a warning for elsewhere.
    ///
    /// - Throws: `unreadableAnswer` for what is no CAP message, `webPage` for HTML, `answerTooLarge` beyond 8 MB.
    public func alerts(from data: Data, for place: Location, now: Date) throws(FetchError) -> [Alert] {
        AlertSelection(place: place, now: now, isAskedByPoint: false).alerts(from: try message(from: data).notices)
    }

    func message(from data: Data) throws(FetchError) -> CAPMessage {
        let root = try MarkupReader().root(of: data)
        guard root.name == "alert", let message = CAPMessage(root) else { throw .unreadableAnswer }
        return message
    }
}
