import Foundation

/// Messages of CAP 1.2 as large and as odd as they may be, for the point at 0° north and 10° east.
enum HostileWarning: CaseIterable {
    /// Texts of a megabyte; an outline of ten thousand points; one that crosses itself five thousand times; 30 languages;
    /// two hundred areas with an outline each; and one as it is usual.
    case longText, manyPoints, crossings, languages, areas, plain

    /// The number that the server lists, of which 400 are read and 40 at a time.
    static let listed = 3000

    /// The list of identifiers, each of which ends in its number.
    static var list: Data {
        Data(
            "[\((0..<listed).map { "\"00000000-0000-4000-8000-\(String(format: "%012d", $0))\"" }.joined(separator: ","))]"
                .utf8)
    }

    /// The message of a number, in its turn of each kind.
    static func message(_ number: Int) -> Data { allCases[number % allCases.count].message(number) }

    private func message(_ number: Int) -> Data {
        let text = self == .longText ? String(repeating: "Wind of great force. ", count: 24_000) : "Wind."
        let languages =
            self == .languages ? (0..<30).map { "x\(Character(UnicodeScalar(UInt8(97 + $0 % 26))))" } : ["en"]
        let areas = (0..<(self == .areas ? 200 : 1)).map { "<area><areaDesc>Area \($0)</areaDesc>\(outline)</area>" }
        let infos = languages.map { language in
            """
            <info><language>\(language)</language><category>Met</category><event>Storm \(number)</event>
            <urgency>Expected</urgency><severity>Severe</severity><certainty>Likely</certainty>
            <expires>2099-01-01T00:00:00Z</expires><headline>\(text)</headline><description>\(text)</description>
            \(areas.joined())</info>
            """
        }
        return Data(
            """
            <?xml version="1.0" encoding="UTF-8"?><alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">
            <identifier>office.\(number)</identifier><sender>office@example.org</sender><sent>2026-01-01T00:00:00Z</sent>
            <status>Actual</status><msgType>Alert</msgType><scope>Public</scope>\(infos.joined())</alert>
            """.utf8)
    }

    private var outline: String {
        let count = [.manyPoints, .crossings].contains(self) ? 10_000 : 40
        let points = (0..<count).map { point in
            let angle = Double(point) / Double(count) * 2 * .pi
            // Every other point lies on the other side, so that each edge crosses all others.
            let turned = self == .crossings && !point.isMultiple(of: 2) ? angle + .pi : angle
            return "\(sin(turned)),\(10 + cos(turned))"
        }
        return "<polygon>\(points.joined(separator: " "))</polygon>"
    }
}
