public import Foundation
public import WeatherModel

/// Reads MeteoAlarm's Atom feed of a country, an index with the main elements and the address of each CAP message.
public struct MeteoAlarmFeedDecoder: Sendable {
    private let selection: AlertSelection

    /// - Parameters:
    ///   - place: The place in that country with which outlines and names are compared.
    ///   - now: The current time; warnings that have ended are left out.
    public init(place: Location, now: Date) {
        selection = AlertSelection(place: place, now: now, isAskedByPoint: false)
    }

    /// Returns the warnings that may apply to the place, those known to apply first.
    ///
    /// - Throws: `unreadableAnswer` if the data are no feed, `webPage` for HTML, `answerTooLarge` beyond 8 MB.
    public func alerts(from data: Data) throws(FetchError) -> [Alert] {
        alerts(of: try entries(from: data), messages: [:])
    }

    /// Returns the warnings with complete messages in place of the entries of the same identifier.
    func alerts(of entries: [MeteoAlarmEntry], messages: [String: CAPMessage]) -> [Alert] {
        selection.alerts(
            from: entries.flatMap { entry in (messages[entry.message.identifier] ?? entry.message).notices })
    }

    func entries(from data: Data) throws(FetchError) -> [MeteoAlarmEntry] {
        let root = try MarkupReader().root(of: data)
        guard root.name == "feed" else { throw .unreadableAnswer }
        return root.children("entry").compactMap(MeteoAlarmEntry.init)
    }

    /// Returns the time the feed was made; nil if it does not say.
    func issuedAt(_ data: Data) -> Date? {
        guard let root = try? MarkupReader().root(of: data) else { return nil }
        return ISOInstant.date(root.text("updated"))
    }
}
