import Foundation

/// An entry of MeteoAlarm's Atom index, which summarises a CAP message.
struct MeteoAlarmEntry {
    /// The message without the texts that the index leaves out.
    let message: CAPMessage
    /// The address of the complete message.
    let address: String?

    /// Makes an entry; one that does not name its event is kept, so that it is not taken for no warning.
    init(_ entry: MarkupElement) {
        let event = entry.text("event") ?? entry.text("title")
        let identifier = entry.text("identifier") ?? entry.text("id") ?? event ?? ""
        let links = entry.children("link")
        var info = CAPInfo(entry)
        info.event = event
        info.headline = Self.headline(entry.text("title"))
        info.web = links.first { $0.attributes["type"] == "text/html" }?.attributes["href"]
        info.awarenessLevel = info.awarenessLevel ?? AlertVocabulary.colour(info.headline)
        // The elements of the area are children of the entry itself.
        info.areas = [CAPArea(entry)]
        let sender = entry.children("author").first?.text("name")
        message = CAPMessage(
            identifier: identifier, sender: sender, sent: ISOInstant.date(entry.text("sent")),
            status: entry.text("status"), type: entry.text("message_type") ?? entry.text("msgType"),
            references: CAPMessage.identifiers(entry.text("references") ?? ""), infos: [info])
        address = links.first { $0.attributes["type"] == "application/cap+xml" }?.attributes["href"]
    }

    /// Returns "Yellow Fog Warning" from "Yellow Fog Warning issued for Latvia - Rīga", as the area is shown
    /// separately.
    private static func headline(_ title: String?) -> String? {
        guard let title, let end = title.range(of: " issued for ") else { return title }
        return String(title[..<end.lowerBound])
    }
}
