import Foundation
import Synchronization
import WeatherModel

@testable import WeatherServices

/// A server that lists documents, which a test may change.
struct PlayedAlertServer {
    static let operating = #"{"results": [{"name": "Office", "cap_alert_feed_status": "operating"}]}"#
    let documents: Mutexed<[(id: String, body: Data)]>
    /// The identifier of a document that arrives cut in half, under the tag of the whole.
    let cut = Mutexed<String?>(nil)
    let clock = MovableClock(AlertSamples.now)
    let transport: StubTransport
    let service: PublicAlertService

    init(
        _ documents: [CAPDocument], publishers: String = PlayedAlertServer.operating, memory: AlertDocumentMemory? = nil
    ) {
        self.init(bodies: documents.map(\.data), publishers: publishers, memory: memory)
    }

    init(bodies: [Data], publishers: String = PlayedAlertServer.operating, memory: AlertDocumentMemory? = nil) {
        let kept = Mutexed(bodies.enumerated().map { (id: PlayedAlertServer.id($0), body: $1) })
        documents = kept
        transport = StubTransport { [cut] request throws(FetchError) in
            switch request.url.path() {
            case "/alert/area":
                let list = kept.value.map { "\"\($0.id)\"" }.joined(separator: ",")
                return HTTPResponse(status: 200, body: Data("[\(list)]".utf8))
            case "/sources/area_status": return HTTPResponse(status: 200, body: Data(publishers.utf8))
            default:
                guard let found = kept.value.first(where: { request.url.path() == "/alert/\($0.id)" }),
                    !found.body.isEmpty
                else { return HTTPResponse(status: 404, body: Data("no such alert".utf8)) }
                guard found.body != Data("down".utf8) else { throw .timedOut(after: 15) }
                let tag = "\"\(found.body.hashValue)\""
                guard request.headers["if-none-match"] != tag else { return HTTPResponse(status: 304) }
                let body = cut.value == found.id ? found.body.prefix(found.body.count / 2) : found.body
                return HTTPResponse(status: 200, headers: ["etag": tag], body: Data(body))
            }
        }
        service = PublicAlertService(
            SourceServer(.publicAlerts, or: nil, over: transport) { [clock] in clock.now }, memory: memory)
    }

    /// The requests since the last call.
    func paths(after count: Int = 0) -> [String] { transport.requests.dropFirst(count).map { $0.url.path() } }

    static func id(_ number: Int) -> String {
        "00000000-0000-4000-8000-" + String(format: "%012d", number)
    }
}

/// A value that the transport's closure and the test share.
final class Mutexed<Value: Sendable>: Sendable {
    private let kept: Mutex<Value>
    init(_ value: Value) { kept = Mutex(value) }
    var value: Value {
        get { kept.withLock { $0 } }
        set { kept.withLock { $0 = newValue } }
    }
}
