import Foundation
import WeatherModel

/// Joins entries that are the same warning: with the same identifier and times, or translations of each other.
struct AlertMerging {
    private struct Draft {
        var alert: Alert
        var words: [LocalizedAlertText]
        var likeness: AlertLikeness
    }

    private struct Key: Hashable {
        var id: String
        var severity: AlertSeverity
        var onset: Date?
        var ends: Date?
    }

    private var drafts: [Draft] = []
    private var draftsByKey: [Key: [Int]] = [:]
    private var draftsByTwinKey: [String: Int] = [:]

    /// The most entries compared for one warning, so that a malicious answer cannot make merging slow.
    private static let likes = 32
    private static let areaLimit = 500

    /// The joined warnings, each with an identifier of its own, and each event of several publishers once.
    var alerts: [Alert] {
        zip(identified, drafts).map { LikenedAlert(alert: $0, likeness: $1.likeness) }.eachEventOnce
    }

    private var identified: [Alert] {
        var alerts = drafts.map { draft in
            var alert = draft.alert
            alert.texts = draft.words.map { words in
                var text = words.text
                text.area = Self.names(words.areas)
                return text
            }
            return alert
        }
        for (id, indices) in Dictionary(grouping: alerts.indices, by: { alerts[$0].id }) where indices.count > 1 {
            let marks = Self.marks(indices.map { alerts[$0] })
            for (index, mark) in zip(indices, marks) { alerts[index].id = "\(id)#\(mark)" }
        }
        return alerts
    }

    /// Returns what tells warnings of one identifier apart in every answer, whatever their order: event and area, and only
    /// if these are the same, severity and times too; what is equal in all of it is numbered.
    private static func marks(_ alerts: [Alert]) -> [String] {
        let names = alerts.map {
            "\($0.texts.first?.event ?? "")|\($0.texts.first?.areaNames.sorted().joined(separator: ",") ?? "")"
        }
        guard Set(names).count < names.count else { return names }
        var taken: [String: Int] = [:]
        return zip(names, alerts).map { name, alert in
            let times = [alert.onset, alert.ends].map { $0.map { String(Int($0.timeIntervalSince1970)) } ?? "" }
            let mark = ([name, alert.severity.rawValue] + times).joined(separator: "|")
            taken[mark, default: 0] += 1
            return taken[mark] == 1 ? mark : "\(mark)|\(taken[mark, default: 1])"
        }
    }

    /// Adds the words to an equal warning if there is one, else adds a warning.
    mutating func add(
        _ alert: Alert, words: [LocalizedAlertText], twinKey: String?, likeness: AlertLikeness = AlertLikeness()
    ) {
        let key = Key(id: alert.id, severity: alert.severity, onset: alert.onset, ends: alert.ends)
        for index in draftsByKey[key, default: []] {
            if let joined = Self.joined(drafts[index].words, words) {
                return take(joined, of: alert, likeness, into: index)
            }
        }
        if let twinKey, let index = draftsByTwinKey[twinKey], let joined = twins(index, words) {
            return take(joined, of: alert, likeness, into: index)
        }
        if draftsByKey[key, default: []].count < Self.likes { draftsByKey[key, default: []].append(drafts.count) }
        if let twinKey { draftsByTwinKey[twinKey] = draftsByTwinKey[twinKey] ?? drafts.count }
        drafts.append(Draft(alert: alert, words: words, likeness: likeness))
    }

    private mutating func take(
        _ words: [LocalizedAlertText], of alert: Alert, _ likeness: AlertLikeness, into index: Int
    ) {
        drafts[index].words = words
        drafts[index].likeness.add(likeness)
        drafts[index].alert.coverage = [drafts[index].alert.coverage, alert.coverage].compactMap { $0 }.min()
        // Blocks that are sorted differently are of what is rather shown: of the weather first, of other dangers last.
        let topics = [drafts[index].alert.topic, alert.topic].map { $0 ?? .weather }
        drafts[index].alert.topic = AlertTopic.allCases.first(where: topics.contains).flatMap {
            $0 == .weather ? nil : $0
        }
        drafts[index].alert.link = drafts[index].alert.link ?? alert.link
        drafts[index].alert.sender = drafts[index].alert.sender ?? alert.sender
    }

    /// Returns the words of two entries joined: areas of equal texts are united, other languages appended; nil if the
    /// texts of one language differ.
    private static func joined(_ old: [LocalizedAlertText], _ new: [LocalizedAlertText]) -> [LocalizedAlertText]? {
        var joined = old
        for words in new {
            if let index = joined.firstIndex(where: { $0.text == words.text }) {
                let areas = joined[index].areas
                joined[index].areas += words.areas.filter { !areas.contains($0) }.prefix(
                    max(0, areaLimit - areas.count))
            } else if joined.contains(where: { $0.text.language == words.text.language }) || joined.count >= likes {
                return nil
            } else {
                joined.append(words)
            }
        }
        return joined
    }

    /// Returns the words of two translations joined; where no language is given, different texts count as different
    /// languages.
    private func twins(_ index: Int, _ new: [LocalizedAlertText]) -> [LocalizedAlertText]? {
        let old = drafts[index].words
        guard (old + new).allSatisfy({ $0.text.language == nil }), old.count < Self.likes else {
            return Self.joined(old, new)
        }
        return old + new.filter { words in !old.contains { $0.text == words.text } }
    }

    /// Returns the names of the areas in their original order, each once.
    private static func names(_ areas: [AlertArea]) -> String? {
        var seen: Set<String> = []
        let names = areas.compactMap(\.name).filter { seen.insert($0).inserted }
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }
}
