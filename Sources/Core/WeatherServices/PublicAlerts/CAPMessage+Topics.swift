import Foundation
import WeatherModel

extension CAPMessage {
    /// The seconds for which a message without an end is believed while its server lists it.
    private static let openEnd: TimeInterval = 86400

    /// A message of which nothing is known but that it is there.
    static func unreadable(_ identifier: String) -> CAPMessage {
        CAPMessage(
            identifier: identifier, sender: nil, sent: nil, status: nil, type: nil, references: [], infos: [])
    }

    /// The entries of the message with their kinds of danger, in plain text.
    var sortedEntries: [AlertEntry] {
        guard AlertVocabulary.message(type) != .cancel else { return notices }
        guard !infos.isEmpty else { return [AlertEntry.unreadable] }
        var message = self
        message.infos = infos.map(\.sorted)
        for index in message.infos.indices where message.infos[index].expires == nil {
            message.infos[index].expires = sent?.addingTimeInterval(Self.openEnd)
            message.infos[index].isEndAssumed = true
        }
        return message.readableNotices.map { entry in
            // It is over, and ends what it updates.
            var entry = entry
            entry.isAllClear = entry.isAllClear || entry.alert.urgency == .past
            return entry
        }
    }
}

extension CAPInfo {
    /// The kind of danger by the categories; nil for the weather.
    ///
    /// Some publishers name no category; a warning too many is better than one too few.
    private var sortedTopic: AlertTopic? {
        let categories = Set(categories.map { $0.lowercased() })
        if categories.isEmpty || categories.contains("met") { return nil }
        // Offices of civil protection name nearly all categories for every event.
        if categories.contains("fire"), categories.isSubset(of: ["fire", "safety", "env", "health"]) { return .fire }
        let words = [event, headline].compactMap { $0 }.joined(separator: " ").lowercased()
        if categories.contains("geo") { return Self.floods.contains { words.contains($0) } ? .flood : .other }
        if categories.contains("env") { return Self.air.contains { words.contains($0) } ? .air : .other }
        return .other
    }

    /// Parts of words, as compounds have them, for floods, avalanches and slides in the languages of publishers that call them geological.
    private static let floods = [
        "flood", "hochwasser", "überflutung", "überschwemm", "sturmflut", "lawine", "avalanche", "landslide",
        "erdrutsch",
        "inondation", "crue", "inundaci", "crecida", "alud", "inundaç", "cheia", "alluvion", "piena", "valanga",
        "frana",
        "overstrom", "översväm", "flom", "skred", "oversvøm", "powód", "povod", "povode", "наводн", "паводок", "повінь",
        "poplav", "sel ", "tsunami", "storm surge", "洪", "土砂", "홍수", "فيضان", "سيول",
    ]
    /// Parts of words for what is in the air.
    private static let air = [
        "air", "smog", "ozon", "dust", "sand", "haze", "smoke", "luft", "staub", "aire", "polvo", "poussière",
        "qualidade do ar",
        "smogu", "воздух", "повітр", "沙", "霾", "황사", "غبار",
    ]

    /// The block with its kind of danger, and its texts without the marks of HTML that some publishers write.
    fileprivate var sorted: CAPInfo {
        var info = self
        info.topic = topic ?? (awarenessType == nil ? sortedTopic : nil)
        (info.event, info.headline) = (event.map(Self.plain), headline.map(Self.plain))
        (info.description, info.instruction) = (description.map(Self.plain), instruction.map(Self.plain))
        return info
    }

    private static func plain(_ text: String) -> String {
        guard text.contains("<") || text.contains("&") else { return text }
        var plain = text
        for (mark, replacement) in [
            ("<br */?>|</p>", "\n"), ("<[a-zA-Z/][^>]{0,200}>", ""), ("&nbsp;|&#160;", "\u{A0}"), ("&lt;", "<"),
            ("&gt;", ">"),
            ("&quot;|&#34;", "\""), ("&apos;|&#39;", "'"), ("&amp;", "&"),
        ] {
            plain = plain.replacingOccurrences(of: mark, with: replacement, options: .regularExpression)
        }
        return plain.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
