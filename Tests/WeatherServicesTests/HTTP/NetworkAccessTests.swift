import Foundation
import Synchronization
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("What the transport tells of each request, and when it makes none")
struct NetworkAccessTests {
    /// What was noted, each request as it was last told of, in the order in which they began.
    private final class Notes: Sendable {
        private let notes = Mutex<[RequestRecord]>([])

        var all: [RequestRecord] { notes.withLock { $0 } }

        func note(_ record: RequestRecord) {
            notes.withLock { notes in
                if let index = notes.firstIndex(where: { $0.id == record.id }) {
                    notes[index] = record
                } else {
                    notes.append(record)
                }
            }
        }
    }

    private let notes = Notes()
    private static let start = Date(timeIntervalSince1970: 1_795_262_400)

    private func transport() -> AsyncHTTPTransport {
        let notes = notes
        return AsyncHTTPTransport(
            NetworkAccess(isOffline: { false }, note: { notes.note($0) }, now: { Self.start }), environment: [:],
            deadline: .seconds(600))
    }

    @Test("a request is told of before it is sent, and with its answer's status and size afterwards")
    func answered() async throws {
        let atServer = Mutex<[RequestRecord]>([])
        let notes = notes
        let transport = transport()
        _ = try await LoopbackServer.serving({ _, _ in
            atServer.withLock { $0 = notes.all }
            return .text("{\"a\":1}", status: 503)
        }) { url in
            try await transport.response(to: HTTPRequest(url: url, headers: ["X-Own": "1"]))
        }
        #expect(atServer.withLock { $0.map(\.outcome) } == [nil])
        let record = try #require(notes.all.first)
        #expect(notes.all.count == 1 && record.outcome == .answered(status: 503))
        #expect(record.start == Self.start && record.cause == .renewal && record.duration == 0)
        #expect(record.headers == ["accept", "accept-encoding", "host", "user-agent", "x-own"])
        #expect(record.receivedBytes > 7 && record.sentBytes > 60)
    }

    @Test("of an answer that breaks off no more bytes are told than came")
    func broken() async throws {
        let server = try RawServer(sending: "HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n{\"latitude\": 52.5")
        await #expect(throws: FetchError.self) {
            _ = try await transport().response(to: HTTPRequest(url: try server.url))
        }
        withExtendedLifetime(server) {}
        #expect(notes.all.allSatisfy { $0.receivedBytes < 100 } && !notes.all.isEmpty, "\(notes.all)")
    }

    @Test("each hop of a redirect is a request of its own")
    func redirects() async throws {
        let transport = transport()
        _ = try await LoopbackServer.serving({ path, _ in path == "/" ? .redirect(to: "/1") : .text("{}") }) { url in
            try await transport.response(to: HTTPRequest(url: url))
        }
        #expect(notes.all.map(\.path) == ["", "/1"])
        #expect(notes.all.map(\.outcome) == [.answered(status: 302), .answered(status: 200)])
    }

    @Test("a request that is sent again as the connection was closed stands there twice")
    func repeated() async throws {
        let server = try RawServer([])
        await #expect(throws: FetchError.offline) {
            _ = try await transport().response(to: HTTPRequest(url: try server.url))
        }
        #expect(notes.all.allSatisfy { $0.outcome == .failed(.noConnection) } && !notes.all.isEmpty, "\(notes.all)")
        #expect(notes.all.allSatisfy { $0.sentBytes > 60 }, "what a connection carried before it was lost was sent")
    }

    @Test("a server that cannot be reached is told of as one")
    func refused() async throws {
        let url = try #require(URL(string: "http://127.0.0.1:9/v1/forecast?latitude=53.55&longitude=9.99"))
        await #expect(throws: FetchError.offline) { _ = try await transport().response(to: HTTPRequest(url: url)) }
        let record = try #require(notes.all.first)
        #expect(record.outcome == .failed(.noConnection) && record.host == "127.0.0.1:9")
        #expect(record.sentBytes == 0 && record.receivedBytes == 0, "bytes are counted that nothing carried")
        #expect(record.coordinates?.latitude == "53.55" && record.coordinates?.longitude == "9.99")
    }

    @Test(
        "no key is in what is told, wherever it stands",
        arguments: ["appid", "apiKey", "api_key", "key", "token", "access_token", "signature"])
    func keys(name: String) async throws {
        let address = "http://user:s3cret-pass@127.0.0.1:9/v3?a=1&\(name)=s3cret-key&b=2"
        let request = HTTPRequest(
            url: try #require(URL(string: address)), headers: ["Authorization": "s3cret-header"])
        _ = try? await transport().response(to: request)
        let record = try #require(notes.all.first)
        #expect(record.address == "http://127.0.0.1:9/v3?a=1&\(name)={key}&b=2")
        #expect(!"\(notes.all)".contains("s3cret"))
        #expect(record.headers.contains("authorization"))
    }

    @Test("nobody is asked, and nothing told, while the user wants to stay offline")
    func offline() async throws {
        let asked = Mutex(0)
        let notes = notes
        let transport = AsyncHTTPTransport(
            NetworkAccess(isOffline: { true }, note: { notes.note($0) }, now: { Self.start }), environment: [:],
            deadline: .seconds(600))
        _ = try await LoopbackServer.serving({ _, _ in
            asked.withLock { $0 += 1 }
            return .text("{}")
        }) { url in
            await #expect(throws: FetchError.offlineByChoice) {
                _ = try await transport.response(to: HTTPRequest(url: url))
            }
        }
        #expect(asked.withLock { $0 } == 0 && notes.all.isEmpty)
    }

    @Test("the cause is that of whoever began it, else that it was due")
    func causes() async throws {
        let url = try #require(URL(string: "http://127.0.0.1:9/"))
        let transport = transport()
        await RequestContext.$cause.withValue(.rainMap) { _ = try? await transport.response(to: HTTPRequest(url: url)) }
        _ = try? await transport.response(to: HTTPRequest(url: url))
        #expect(notes.all.map(\.cause) == [.rainMap, .renewal])
    }

    @Test(
        "the place is found in the addresses of all sources",
        arguments: [
            ("https://api.open-meteo.com/v1/forecast?latitude=-0.5&longitude=9.99", "-0.5", "9.99"),
            ("https://api.met.no/weatherapi/locationforecast/2.0/complete?lat=53.5&lon=9.9", "53.5", "9.9"),
            ("https://api.weather.gov/points/38.9,-77.04", "38.9", "-77.04"),
            ("https://api.weather.com/v3/location?geocode=48.1,11.5&apiKey={key}", "48.1", "11.5"),
        ])
    func places(address: String, latitude: String, longitude: String) throws {
        let record = RequestRecord(
            start: Self.start, address: address, headers: [], cause: .renewal, sentBytes: 0)
        let place = try #require(record.coordinates)
        #expect(place.latitude == latitude && place.longitude == longitude)
    }
}
