public import Foundation
public import WeatherModel

/// Reads a message of the Common Alerting Protocol 1.2 (OASIS, 2010) in XML, and 1.0 and 1.1 as far as they agree.
public struct CAPReader: Sendable {
    /// Makes a reader, which needs no configuration.
    public init() {}

    /// Returns the warnings of the message for the place; empty for a test, a cancellation or a warning for elsewhere.
    ///
    /// - Throws: `unreadableAnswer` if the data are no CAP message, `webPage` for HTML, `answerTooLarge` beyond 8 MB.
    public func alerts(from data: Data, for place: Location, now: Date) throws(FetchError) -> [Alert] {
        AlertSelection(place: place, now: now, isAskedByPoint: false).alerts(from: try message(from: data).notices)
    }

    func message(from data: Data) throws(FetchError) -> CAPMessage {
        let root = try MarkupReader().root(of: data)
        guard root.name == "alert", let message = CAPMessage(root) else { throw .unreadableAnswer }
        return message
    }
}
