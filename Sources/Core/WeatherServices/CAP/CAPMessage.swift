import Foundation
import WeatherModel

/// A message of the Common Alerting Protocol 1.2 (OASIS, 2010), reduced to what concerns the public.
struct CAPMessage {
    var identifier: String
    var sender: String?
    var sent: Date?
    var status: String?
    var type: String?
    /// Identifiers of earlier messages.
    var references: [String]
    var infos: [CAPInfo]

    init(
        identifier: String, sender: String?, sent: Date?, status: String?, type: String?, references: [String],
        infos: [CAPInfo]
    ) {
        self.identifier = identifier
        self.sender = sender
        self.sent = sent
        self.status = status
        self.type = type
        self.references = references
        self.infos = infos
    }

    /// Reads a message; nil if the object has neither an identifier nor an `info` block.
    init?(_ fields: some CAPFields) {
        infos = fields.parts("info").map { CAPInfo($0) }
        sender = fields.text("sender")
        let sentText = fields.text("sent")
        guard let identifier = fields.text("identifier") ?? (infos.isEmpty ? nil : infos[0].event ?? "") else {
            return nil
        }
        self.identifier = identifier
        sent = ISOInstant.date(sentText)
        status = fields.text("status")
        type = fields.text("msgType") ?? fields.text("message_type")
        references = fields.texts("references").flatMap(Self.identifiers)
    }

    /// Returns the identifiers from "sender,identifier,sent sender,identifier,sent"; a word of another form is taken as
    /// an identifier.
    static func identifiers(_ references: String) -> [String] {
        references.split(whereSeparator: \.isWhitespace).map { reference in
            let parts = reference.split(separator: ",", omittingEmptySubsequences: false)
            return parts.count == 3 ? String(parts[1]) : String(reference)
        }
    }
}

extension CAPMessage {
    /// One entry for each `info` block; `AlertSelection` joins those that differ only in language or area.
    var notices: [AlertEntry] {
        let kind = AlertVocabulary.message(type)
        let isActual = AlertVocabulary.isActual(status)
        let bare = Alert(id: identifier, sender: sender, references: references, sent: sent, texts: [])
        // A cancellation need not contain more than its references.
        guard !infos.isEmpty else { return [AlertEntry(alert: bare, message: kind, isActual: isActual)] }
        return infos.map { info in
            var alert = bare
            alert.sender = info.senderName ?? sender
            alert.severity = AlertVocabulary.severity(info.severity, level: info.awarenessLevel)
            alert.certainty = AlertVocabulary.certainty(info.certainty)
            alert.urgency = AlertVocabulary.urgency(info.urgency)
            alert.onset = info.onset
            alert.ends = info.expires
            alert.isEndAssumed = info.isEndAssumed ? true : nil
            alert.link = AlertVocabulary.link(info.web)
            alert.topic = info.topic
            let text = AlertText(
                language: info.language, event: info.event, headline: info.headline, description: info.description,
                instruction: info.instruction)
            return AlertEntry(
                alert: alert, message: kind, isActual: isActual,
                isAllClear: AlertVocabulary.isAllClear(responses: info.responses)
                    || AlertVocabulary.isGreen(level: info.awarenessLevel ?? AlertVocabulary.colour(info.event)),
                words: [LocalizedAlertText(text: text, areas: info.areas.map(\.area))], twinKey: twinKey(info),
                likeness: AlertLikeness(
                    publisher: sender, kinds: Set(info.eventCodes + [info.awarenessType].compactMap(\.self)),
                    areas: Set(info.areas.flatMap(\.marks))))
        }
    }

    /// The entries that can be read; one that cannot, if there is no other.
    var readableNotices: [AlertEntry] {
        let all = notices
        let readable = all.filter(\.isReadable)
        return readable.isEmpty ? Array(all.prefix(1)) : readable
    }

    /// Returns the key shared by translations of one message; nil if there is too little information to recognise them.
    private func twinKey(_ info: CAPInfo) -> String? {
        let marks = info.areas.flatMap(\.marks)
        // MeteoAlarm's index gives no language but the same identifier for all of them.
        let identity = info.language == nil ? identifier : ""
        let code =
            info.awarenessType ?? (info.eventCodes.isEmpty ? nil : info.eventCodes.sorted().joined(separator: " "))
        guard let onset = info.onset, let ends = info.expires, !marks.isEmpty,
            let event = code ?? (identity.isEmpty ? identifierWithout(info.language) : "")
        else { return nil }
        let times = [onset, ends].map { String($0.timeIntervalSince1970) }
        let kind = [identity, sender ?? "", event, info.severity ?? ""]
        return (kind + times + marks.sorted()).joined(separator: "\n")
    }

    /// Returns "office-0412" of "office-0412-EN"; nil where the identifier does not name the language.
    ///
    /// Some publishers send a message a language.
    private func identifierWithout(_ language: String?) -> String? {
        guard let tag = language?.lowercased().prefix(while: { $0 != "-" && $0 != "_" }), !tag.isEmpty else {
            return nil
        }
        let parts = identifier.split(whereSeparator: { !$0.isLetter && !$0.isNumber })
        let others = parts.filter { $0.lowercased() != tag }
        return others.count < parts.count ? others.joined(separator: "-") : nil
    }
}
