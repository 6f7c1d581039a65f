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
    /// - Throws: `unreadableAnswer` if the data are no feed of the country, `webPage` for HTML, `answerTooLarge` beyond
    ///   8 MB.
    public func alerts(from data: Data) throws(FetchError) -> [Alert] {
        try alerts(of: try entries(from: data), messages: [:])
    }

    /// Returns the warnings with complete messages in place of the entries of the same identifier.
    func alerts(of entries: [MeteoAlarmEntry], messages: [String: CAPMessage]) throws(FetchError) -> [Alert] {
        try selection.alerts(
            ofAll: entries.flatMap { entry in (messages[entry.message.identifier] ?? entry.message).readableNotices },
            isWhole: true)
    }

    func entries(from data: Data) throws(FetchError) -> [MeteoAlarmEntry] {
        let root = try MarkupReader().root(of: data)
        guard root.name == "feed", isOwn(root) else { throw .unreadableAnswer }
        return root.children("entry").map(MeteoAlarmEntry.init)
    }

    /// Returns whether the feed says when it was made, and that it is MeteoAlarm's of the place's country; a feed of
    /// something else has no warnings for the place either.
    private func isOwn(_ feed: MarkupElement) -> Bool {
        guard ISOInstant.date(feed.text("updated")) != nil,
            let country = selection.place.countryCode.flatMap(MeteoAlarmCountry.feed)
        else { return false }
        let addresses = feed.children("link").compactMap { $0.attributes["href"] }
        return addresses.contains { $0.hasSuffix("/" + MeteoAlarmCountry.index(country)) }
    }

    /// Returns the time the feed was made; nil if it does not say.
    func issuedAt(_ data: Data) -> Date? {
        guard let root = try? MarkupReader().root(of: data) else { return nil }
        return ISOInstant.date(root.text("updated"))
    }
}
