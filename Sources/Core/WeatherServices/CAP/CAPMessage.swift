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
