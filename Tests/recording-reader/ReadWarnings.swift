import Foundation
import WeatherModel
import WeatherServices

/// Messages of the Common Alerting Protocol that the program reads at a place and a moment, as if the FOSS Public Alert
/// Server had listed them.
struct ReadWarnings: Decodable {
    private let paths: [String]
    private let latitude, longitude, now: Double
    private let languages: [String]

    /// What came of a line of JSON with the members above: the warnings with their values and texts.
    static func answer(to line: String) async throws -> Data {
        let question = try JSONDecoder().decode(ReadWarnings.self, from: Data(line.utf8))
        var answer: [String: Any] = ["warnings": [[String: Any]]()]
        do throws(FetchError) {
            answer["warnings"] = try await question.warnings().map(Self.members)
        } catch {
            answer["error"] = "\(error)"
        }
        return try JSONSerialization.data(withJSONObject: answer, options: [.sortedKeys])
    }

    private func warnings() async throws(FetchError) -> [Alert] {
        guard let point = Coordinates(latitude: latitude, longitude: longitude) else { return [] }
        let moment = Date(timeIntervalSince1970: now)
        let service = PublicAlertService(transport: FileTransport(paths: paths), server: nil) { moment }
        return try await service.alerts(for: Location(name: "Place", coordinates: point)).value
    }

    private static func members(_ alert: Alert) -> [String: Any] {
        var members: [String: Any] = [
            "topic": (alert.topic ?? .weather).rawValue, "severity": alert.severity.rawValue,
            "urgency": alert.urgency.rawValue,
            "certainty": alert.certainty.rawValue, "coverage": alert.coverage?.rawValue ?? "", "id": alert.id,
            "texts": alert.texts.map { [$0.language, $0.event, $0.headline].map { $0 as Any? ?? NSNull() } },
            "areas": alert.texts.map { [$0.area].compactMap(\.self) },
        ]
        for (name, date) in [("sent", alert.sent), ("onset", alert.onset), ("ends", alert.ends)] {
            members[name] = date?.timeIntervalSince1970 as Any? ?? NSNull()
        }
        members["sender"] = alert.sender as Any? ?? NSNull()
        return members
    }
}

/// A server that lists the files.
private struct FileTransport: HTTPTransport {
    let paths: [String]

    func response(to request: HTTPRequest) async throws(FetchError) -> HTTPResponse {
        if request.url.path().hasSuffix("/alert/area") {
            let list = paths.indices.map { "\"\(Self.name($0))\"" }.joined(separator: ",")
            return HTTPResponse(status: 200, body: Data("[\(list)]".utf8))
        }
        let index = paths.indices.first { request.url.path().hasSuffix(Self.name($0)) }
        guard let index, let body = FileManager.default.contents(atPath: paths[index]) else {
            return HTTPResponse(status: 404, body: Data())
        }
        return HTTPResponse(status: 200, body: body)
    }

    private static func name(_ number: Int) -> String {
        "00000000-0000-4000-8000-" + String(format: "%012d", number)
    }
}
