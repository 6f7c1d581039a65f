import Foundation

/// A CAP 1.2 message as a publisher of the FOSS Public Alert Server writes it, with what differs from test to test.
struct CAPDocument {
    var identifier = "office.1"
    var sender = "office@example.org"
    var senderName = "Office"
    var area = "Coast"
    var sent = "2026-02-10T10:00:00Z"
    var status = "Actual"
    var type = "Alert"
    var references = ""
    var category: String? = "Met"
    var urgency = "Expected"
    var severity = "Severe"
    var onset = "2026-02-10T13:00:00Z"
    var expires: String? = "2026-02-11T00:00:00Z"
    var texts = [(language: "en", event: "Storm", headline: "Storm on the coast")]
    var polygon: String? = "35,139 36,139 36,140 35,140 35,139"
    var parameters = ""

    var data: Data {
        let infos = texts.map { text in
            """
            <info><language>\(text.language)</language>\(category.map { "<category>\($0)</category>" } ?? "")
            <event>\(text.event)</event><urgency>\(urgency)</urgency><severity>\(severity)</severity>
            <certainty>Likely</certainty><onset>\(onset)</onset>\(expires.map { "<expires>\($0)</expires>" } ?? "")
            <senderName>\(senderName)</senderName><headline>\(text.headline)</headline>\(parameters)
            <area><areaDesc>\(area)</areaDesc><geocode><valueName>X</valueName><value>\(area)</value></geocode>
            \(polygon.map { "<polygon>\($0)</polygon>" } ?? "")</area></info>
            """
        }
        return Data(
            """
            <?xml version="1.0" encoding="UTF-8"?><alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">
            <identifier>\(identifier)</identifier><sender>\(sender)</sender><sent>\(sent)</sent>
            <status>\(status)</status><msgType>\(type)</msgType><scope>Public</scope><references>\(references)</references>
            \(infos.joined())</alert>
            """.utf8)
    }
}
