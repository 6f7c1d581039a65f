import Foundation
import GtkTestSupport
import WeatherModel
import WeatherStore
import XCTest

/// A place in Japan, where none of our national sources warns, and messages of offices there in the form of CAP 1.2.
@MainActor
struct TokyoWarning {
    var identifier: String
    var sent = "2026-02-10T12:00:00Z"
    var type = "Alert"
    var former: String?
    var category = "Met"
    var severity = "Moderate"
    var expires = "2026-02-12T00:00:00Z"
    var office = "JMA"
    var texts = [(language: "en", event: "Storm")]

    static var place: Location {
        guard let point = Coordinates(latitude: 35.68, longitude: 139.69) else { preconditionFailure("not on Earth") }
        return Location(
            id: "tokyo", name: "Tokyo", country: "Japan", countryCode: "JP", coordinates: point,
            timeZoneIdentifier: "Asia/Tokyo")
    }

    /// Saves the place in the folder's file, for a window to find.
    static func save(_ folder: URL) throws {
        let environment = ["XDG_DATA_HOME": folder.path, "XDG_CONFIG_HOME": folder.path]
        let store = try SQLiteStore.open(at: DataFolders(environment: environment).databaseFile).store
        var isSaved = false
        Task {
            try? await store.add(place)
            isSaved = true
        }
        XCTAssertTrue(GtkTesting.pump(until: { isSaved }))
    }

    /// Lets the server list the messages, each under an address that goes by its place in the list.
    static func list(_ messages: [TokyoWarning], at server: WeatherServer) {
        let names = messages.indices.map { "00000000-0000-4000-8000-" + String(format: "%012d", $0) }
        for (name, message) in zip(names, messages) {
            server.answer("/alert/\(name)", WeatherServer.Answer(message.document))
        }
        let list = names.map { "\"\($0)\"" }.joined(separator: ",")
        server.answer("/alert/area", WeatherServer.Answer("[\(list)]"))
    }

    private var document: String {
        let infos = texts.map { text in
            """
            <info><language>\(text.language)</language><category>\(category)</category><event>\(text.event)</event>
            <urgency>Expected</urgency><severity>\(severity)</severity><certainty>Likely</certainty>
            <onset>2026-02-10T12:00:00Z</onset><expires>\(expires)</expires><senderName>\(office)</senderName>
            <area><areaDesc>Tokyo</areaDesc><polygon>35,139 36,139 36,140 35,140 35,139</polygon></area></info>
            """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?><alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">
            <identifier>\(identifier)</identifier><sender>\(office)@example.org</sender><sent>\(sent)</sent>
            <status>Actual</status><msgType>\(type)</msgType><scope>Public</scope>
            <references>\(former.map { "\(office)@example.org,\($0),2026-02-10T12:00:00Z" } ?? "")</references>
            \(infos.joined())</alert>
            """
    }
}
