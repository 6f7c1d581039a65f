public import Foundation
public import WeatherModel

/// Reads the alerts of the US National Weather Service, a GeoJSON collection with CAP's members as properties.
public struct NWSAlertDecoder: Sendable {
    private let selection: AlertSelection

    /// - Parameters:
    ///   - place: The place for which the answer was requested.
    ///   - now: The current time; warnings that have ended are left out.
    public init(place: Location, now: Date) {
        selection = AlertSelection(place: place, now: now, isAskedByPoint: true)
    }

    /// Returns the warnings for the place, the most severe first.
    ///
    /// - Throws: `unreadableAnswer` if the data are no collection of features, none of these can be read, or a collection
    ///   without a warning lacks its title, time or context.
    public func alerts(from data: Data) throws(FetchError) -> [Alert] {
        let root = try JSONObject(only: data)
        guard root.text("type") == "FeatureCollection", let features = root.list("features") else {
            throw .unreadableAnswer
        }
        let context = root.members["@context"]
        return try selection.alerts(
            ofAll: features.map { $0.object.flatMap(notice) },
            isWhole: root.text("title") != nil && ISOInstant.date(root.text("updated")) != nil
                && (context?.object != nil || context?.list != nil))
    }

    /// Returns the time the collection was made; nil if it does not say.
    func issuedAt(_ data: Data) -> Date? {
        ISOInstant.date(try? JSONObject(data).text("updated"))
    }

    /// Returns the `detail` of an error answer.
    static func reason(_ body: Data) -> String? {
        try? JSONObject(body).text("detail")
    }

    private func notice(_ feature: JSONObject) -> AlertEntry? {
        guard let properties = feature.object("properties") else { return nil }
        let event = properties.text("event")
        let effective = properties.text("effective")
        let made = [event, effective, properties.text("headline")].compactMap { $0 }.joined(separator: " ")
        var alert = Alert(id: Self.identifier(properties) ?? feature.text("id") ?? made, texts: [])
        alert.sender = properties.text("senderName") ?? properties.text("sender")
        alert.severity = AlertVocabulary.severity(properties.text("severity"))
        alert.certainty = AlertVocabulary.certainty(properties.text("certainty"))
        alert.urgency = AlertVocabulary.urgency(properties.text("urgency"))
        alert.references = (properties.objects("references") ?? []).compactMap(Self.identifier)
        alert.sent = ISOInstant.date(properties.text("sent"))
        alert.onset = ISOInstant.date(properties.text("onset")) ?? ISOInstant.date(effective)
        // `expires` is the time of the next message, which can be long before the end of the event.
        alert.ends = ISOInstant.date(properties.text("ends")) ?? ISOInstant.date(properties.text("expires"))
        alert.link = AlertVocabulary.link(properties.text("web"))
        alert.topic = AlertVocabulary.topic(nationalEvent: event)
        let text = AlertText(
            language: properties.text("language"), event: event, headline: properties.text("headline"),
            description: LineUnwrapping.unwrapped(properties.text("description")),
            instruction: LineUnwrapping.unwrapped(properties.text("instruction")))
        let area = AlertArea(
            name: properties.text("areaDesc"),
            shapes: feature.object("geometry").map { AlertShape.shapes(geoJSON: $0) } ?? [])
        return AlertEntry(
            alert: alert, message: AlertVocabulary.message(properties.text("messageType")),
            isActual: AlertVocabulary.isActual(properties.text("status")),
            isAllClear: AlertVocabulary.isAllClear(responses: [properties.text("response")].compactMap { $0 }),
            words: [LocalizedAlertText(text: text, areas: [area])])
    }

    private static func identifier(_ object: JSONObject) -> String? {
        object.text("identifier") ?? object.text("id") ?? object.text("@id")
    }
}
