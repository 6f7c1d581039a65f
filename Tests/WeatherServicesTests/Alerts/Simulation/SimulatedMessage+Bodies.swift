import Foundation
import WeatherModel

extension SimulatedWarning {
    /// The document of the message in CAP 1.2.
    func cap(_ message: Message) -> Data {
        let infos = message.languages.map { language in
            """
            <info><language>\(language)</language><category>\(message.category)</category>
            <event>\(event(in: language))</event>
            \(message.isAllClear ? "<responseType>AllClear</responseType>" : "")
            <urgency>Expected</urgency><severity>\(message.state.severity.rawValue.capitalized)</severity>
            <certainty>Likely</certainty><onset>\(Self.text(start))</onset>
            <expires>\(Self.text(message.state.ends))</expires><senderName>Office</senderName>
            <headline>As of \(Self.text(course == .repeated ? message.sent : start))</headline>
            <area><areaDesc>Area \(number)</areaDesc><polygon>\(polygon)</polygon></area></info>
            """
        }
        let references = message.references.map { "office@example.org,\($0),\(Self.text(start))" }
        return Data(
            """
            <?xml version="1.0" encoding="UTF-8"?><alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">
            <identifier>\(message.name)</identifier><sender>office@example.org</sender>
            <sent>\(Self.text(message.sent))</sent><status>\(message.status)</status><msgType>\(message.type)</msgType>
            <scope>Public</scope><references>\(references.joined(separator: " "))</references>\(infos.joined())</alert>
            """.utf8)
    }

    /// The message as a feature of the US National Weather Service's list.
    func feature(_ message: Message) -> [String: Any] {
        [
            "type": "Feature", "id": message.name, "geometry": NSNull(),
            "properties": [
                "id": message.name, "event": event(in: "en"), "areaDesc": "Area \(number)", "status": message.status,
                "messageType": message.type, "severity": message.state.severity.rawValue.capitalized,
                "urgency": "Expected", "certainty": "Likely", "sent": Self.text(message.sent),
                "onset": Self.text(start), "ends": Self.text(message.state.ends),
                "expires": Self.text(message.state.ends), "senderName": "Office",
                "headline": "As of \(Self.text(start))",
                "references": message.references.map { ["identifier": $0] },
            ],
        ]
    }

    private func event(in language: String) -> String { language == "en" ? "Storm \(number)" : "Xtorm \(number)" }

    private var polygon: String {
        let corners = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1), (-1, -1)].map { north, east in
            "\(centre.latitude + north * reach),\(Self.wrapped(centre.longitude + east * reach))"
        }
        return corners.joined(separator: " ")
    }

    private static func text(_ moment: Date) -> String { moment.formatted(.iso8601) }
}
