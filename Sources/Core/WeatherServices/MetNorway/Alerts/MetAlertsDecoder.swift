public import Foundation
public import WeatherModel

/// Reads MET Norway's MetAlerts 2.0, a GeoJSON collection of everything in force in Norway and its waters.
public struct MetAlertsDecoder: Sendable {
    private let selection: AlertSelection

    /// - Parameters:
    ///   - place: The place with which the outlines are compared.
    ///   - now: The current time; warnings that have ended are left out.
    public init(place: Location, now: Date) {
        selection = AlertSelection(place: place, now: now, isAskedByPoint: false)
    }

    /// Returns the warnings for the place, the most severe first.
    ///
    /// - Throws: `unreadableAnswer` if the data are no collection of features, none of these can be read, or a collection
    ///   without a warning lacks its language or the time of its last change.
    public func alerts(from data: Data) throws(FetchError) -> [Alert] {
        let root = try JSONObject(only: data)
        guard root.text("type") == "FeatureCollection", let features = root.list("features") else {
            throw .unreadableAnswer
        }
        let language = root.text("lang")
        return try selection.alerts(
            ofAll: features.map { $0.object.flatMap { notice($0, language: language) } },
            isWhole: language != nil && ISOInstant.date(root.text("lastChange")) != nil)
    }

    /// Returns the time of the last change of the collection; nil if it does not say.
    func issuedAt(_ data: Data) -> Date? {
        ISOInstant.date(try? JSONObject(data).text("lastChange"))
    }

    private func notice(_ feature: JSONObject, language: String?) -> AlertEntry? {
        guard let properties = feature.object("properties"), let id = properties.text("id") else { return nil }
        let interval = feature.object("when")?.list("interval") ?? []
        let level = properties.text("awareness_level") ?? properties.text("riskMatrixColor")
        var alert = Alert(id: id, sender: "MET Norway", texts: [])
        alert.severity = AlertVocabulary.severity(properties.text("severity"), level: level)
        alert.certainty = AlertVocabulary.certainty(properties.text("certainty"))
        alert.urgency = AlertVocabulary.urgency(properties.text("urgency"))
        alert.references = (properties.text("references") ?? "").split(separator: " ").map(String.init)
        alert.onset = ISOInstant.date(interval.first?.text)
        alert.ends =
            ISOInstant.date(interval.dropFirst().first?.text)
            ?? ISOInstant.date(properties.text("eventEndingTime"))
        alert.link = AlertVocabulary.link(properties.text("web"))
        alert.topic = AlertVocabulary.topic(awarenessType: properties.text("awareness_type"))
        let description = [properties.text("description"), properties.text("consequences")].compactMap { $0 }
        let text = AlertText(
            language: language, event: properties.text("eventAwarenessName") ?? properties.text("event"),
            headline: properties.text("title"),
            description: description.isEmpty ? nil : description.joined(separator: "\n"),
            instruction: properties.text("instruction"))
        let area = AlertArea(
            name: properties.text("area"),
            shapes: feature.object("geometry").map { AlertShape.shapes(geoJSON: $0) } ?? [])
        return AlertEntry(
            alert: alert, message: AlertVocabulary.message(properties.text("type")),
            isActual: AlertVocabulary.isActual(properties.text("status")),
            isAllClear: AlertVocabulary.isGreen(level: level), words: [LocalizedAlertText(text: text, areas: [area])],
            likeness: AlertLikeness(kinds: Set([properties.text("event")].compactMap(\.self))))
    }
}
