import Foundation
import WeatherModel

/// An `info` block of a CAP message: the text for one language, or for one of several events.
struct CAPInfo {
    var language: String?
    /// The kinds of events, such as "Met" and "Geo"; some publishers name none.
    var categories: [String]
    var event: String?
    /// Codes of the event with their systems, which are the same in every language.
    var eventCodes: [String]
    var responses: [String]
    var urgency: String?
    var severity: String?
    var certainty: String?
    var onset: Date?
    var expires: Date?
    /// Whether `expires` stands in the place of an end that the publisher did not give.
    var isEndAssumed = false
    var senderName: String?
    var headline: String?
    var description: String?
    var instruction: String?
    var web: String?
    /// MeteoAlarm's `awareness_level`, "2; yellow; Moderate".
    var awarenessLevel: String?
    /// MeteoAlarm's `awareness_type`, "1; Wind".
    var awarenessType: String?
    /// The kind of danger by MeteoAlarm's type; nil for the weather, and where it has none.
    var topic: AlertTopic?
    var areas: [CAPArea]

    init(_ fields: some CAPFields) {
        language = fields.text("language")
        categories = fields.texts("category")
        event = fields.text("event")
        eventCodes = fields.pairs("eventCode").map { "\($0.name) \($0.value)" }
        responses = fields.texts("responseType")
        urgency = fields.text("urgency")
        severity = fields.text("severity")
        certainty = fields.text("certainty")
        onset = ISOInstant.date(fields.text("onset")) ?? ISOInstant.date(fields.text("effective"))
        let parameters = fields.pairs("parameter")
        // The US National Weather Service's messages expire before the event does.
        let ending = parameters.first { $0.name.lowercased() == "eventendingtime" }?.value
        expires = ISOInstant.date(ending) ?? ISOInstant.date(fields.text("expires"))
        senderName = fields.text("senderName")
        headline = fields.text("headline")
        description = fields.text("description")
        instruction = fields.text("instruction")
        web = fields.text("web")
        awarenessLevel = parameters.first { $0.name.lowercased() == "awareness_level" }?.value
        awarenessType = parameters.first { $0.name.lowercased() == "awareness_type" }?.value
        topic = AlertVocabulary.topic(awarenessType: awarenessType)
        areas = fields.parts("area").map { CAPArea($0) }
    }
}
