public import Foundation
public import WeatherModel

/// Reads MeteoAlarm's feed of a country in Atom, an index with the main members of each CAP message and its address.
public struct MeteoAlarmFeedDecoder: Sendable {
    private let selection: AlertSelection

    /// - Parameters:
    ///   - place: The place in that country that outlines and names are held against.
    ///   - now: What has ended by this moment is left out.
    public init(place: Location, now: Date) {
        selection = AlertSelection(place: place, now: now, isAskedByPoint: false)
    }

    /// The warnings that are not known to be for elsewhere in the country, those that hold here first, as far as the index tells.
    ///
    /// - Throws: `unreadableAnswer` for what is no feed, `webPage` for HTML, `answerTooLarge` beyond 8 MB.
    public func alerts(from data: Data) throws(FetchError) -> [Alert] {
        alerts(of: try entries(from: data), messages: [:])
    }

    /// The same, with whole messages in place of the entries that have the same identity.
    func alerts(of entries: [MeteoAlarmEntry], messages: [String: CAPMessage]) -> [Alert] {
        selection.alerts(
            from: entries.flatMap { entry in (messages[entry.message.identifier] ?? entry.message).notices })
    }

    func entries(from data: Data) throws(FetchError) -> [MeteoAlarmEntry] {
        let root = try MarkupReader().root(of: data)
        guard root.name == "feed" else { throw .unreadableAnswer }
        return root.children("entry").compactMap(MeteoAlarmEntry.init)
    }

    /// When the feed was made.
    func issuedAt(_ data: Data) -> Date? {
        guard let root = try? MarkupReader().root(of: data) else { return nil }
        return ISOInstant.date(root.text("updated"))
    }
}
