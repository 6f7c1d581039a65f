public import Foundation
public import WeatherModel

/// Reads Bright Sky's `/alerts`, the German weather service's warnings in German and English.
public struct BrightSkyAlertDecoder: Sendable {
    private let selection: AlertSelection

    /// - Parameters:
    ///   - place: The place for which the answer was requested.
    ///   - now: The current time; warnings that have ended are left out.
    public init(place: Location, now: Date) {
        selection = AlertSelection(place: place, now: now, isAskedByPoint: true)
    }

    /// Returns the warnings for the place, the most severe first.
    ///
    /// - Throws: `unreadableAnswer` if the data are not in the format.
    public func alerts(from data: Data) throws(FetchError) -> [Alert] {
        let root = try JSONObject(only: data)
        // Beside them stands the warning cell they are for, null outside Germany.
        guard let location = root.members["location"], let alerts = root.list("alerts"),
            location.isNull || location.object?.number("warn_cell_id") != nil
        else { throw .unreadableAnswer }
        let area = area(location.object)
        return try selection.alerts(ofAll: alerts.map { $0.object.flatMap { notice($0, area: area) } }, isWhole: true)
    }

    /// Returns whether the answer says that the point lies in none of the German warning cells.
    static func isOutside(_ data: Data) -> Bool {
        guard let root = try? JSONObject(data) else { return false }
        return root.members["location"]?.isNull == true && root.list("alerts")?.isEmpty == true
    }

    /// Returns the `detail` of an error answer; if it is a list, the first `msg` in it.
    static func reason(_ body: Data) -> String? {
        guard let root = try? JSONObject(body) else { return nil }
        return root.text("detail") ?? root.objects("detail")?.first?.text("msg")
    }

    private func area(_ location: JSONObject?) -> String? {
        var parts: [String] = []
        for key in ["name", "district", "state"] {
            if let part = location?.text(key), !parts.contains(part) { parts.append(part) }
        }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    private func notice(_ object: JSONObject, area: String?) -> AlertEntry? {
        guard let id = object.text("alert_id") ?? object.number("id").flatMap({ Int(exactly: $0) }).map(String.init)
        else { return nil }
        var alert = Alert(id: id, sender: "Deutscher Wetterdienst", texts: [])
        alert.severity = AlertVocabulary.severity(object.text("severity"))
        alert.certainty = AlertVocabulary.certainty(object.text("certainty"))
        alert.urgency = AlertVocabulary.urgency(object.text("urgency"))
        alert.sent = ISOInstant.date(object.text("effective"))
        alert.onset = ISOInstant.date(object.text("onset")) ?? alert.sent
        alert.ends = ISOInstant.date(object.text("expires"))
        let words = ["de", "en"].compactMap { language -> LocalizedAlertText? in
            let text = AlertText(
                language: language, event: object.text("event_\(language)"),
                headline: object.text("headline_\(language)"), description: object.text("description_\(language)"),
                instruction: object.text("instruction_\(language)"))
            guard text != AlertText(language: language) else { return nil }
            return LocalizedAlertText(text: text, areas: [AlertArea(name: area)])
        }
        return AlertEntry(
            alert: alert, isActual: AlertVocabulary.isActual(object.text("status")),
            isAllClear: AlertVocabulary.isAllClear(responses: [object.text("response_type")].compactMap { $0 }),
            words: words)
    }
}
