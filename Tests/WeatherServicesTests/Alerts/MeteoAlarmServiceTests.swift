import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("MeteoAlarm's service")
struct MeteoAlarmServiceTests {
    private let now = AlertSamples.now
    private let server = "https://feeds.meteoalarm.org"

    private func service(_ transport: any HTTPTransport) -> MeteoAlarmService {
        MeteoAlarmService(transport: transport) { [now] in now }
    }

    @Test("the country's feed is asked for once")
    func feed() async throws {
        let transport = StubTransport(body: try Fixture.data("meteoalarm/feed_netherlands.json"))
        let answer = try await service(transport).alerts(for: AlertSamples.assen)
        #expect(transport.requests.map(\.url.absoluteString) == ["\(server)/api/v1/warnings/feeds-netherlands"])
        #expect(answer.source == .meteoAlarm)
        #expect(answer.value.count == 5)
        #expect(answer.fetchedAt == now)
    }

    @Test("a place in no country, or in one that takes no part, is not found and nothing is asked")
    func elsewhere() async throws {
        let transport = StubTransport(body: Data())
        for country in [nil, "US", "", "XX"] {
            let place = try AlertSamples.place(1, 2, country: country)
            await #expect(throws: FetchError.notFound) { try await service(transport).alerts(for: place) }
        }
        #expect(transport.requests.isEmpty)
    }

    @Test("where the feed is too large or damaged the index is asked for, and the first messages are fetched whole")
    func index() async throws {
        let index = try Fixture.data("meteoalarm/index_latvia.xml")
        let message = try Fixture.data("meteoalarm/message_latvia.xml")
        for error in [FetchError.answerTooLarge(limit: 1), .unreadableAnswer, .serverTrouble(status: 502)] {
            let transport = StubTransport { request throws(FetchError) in
                switch request.url.path() {
                case "/api/v1/warnings/feeds-latvia": throw error
                case "/feeds/meteoalarm-legacy-atom-latvia": HTTPResponse(status: 200, body: index)
                case "/api/v1/warnings/feeds-latvia/4": HTTPResponse(status: 200, body: message)
                default: throw .timedOut(after: 15)
                }
            }
            let answer = try await service(transport).alerts(for: AlertSamples.riga)
            #expect(answer.value.map(\.id.last) == ["4", "1", "2", "8"])
            #expect(answer.issuedAt == (try instant("2026-02-10T11:50:00Z")))
            let snow = try #require(answer.value.first)
            #expect(snow.coverage == .place)
            #expect(snow.ends == (try instant("2026-02-11T06:00:00Z")))
            #expect(snow.texts.map(\.instruction) == ["Do not travel."])
            #expect(transport.requests.count == 5)
        }
    }

    @Test("a whole message shows that a warning is for elsewhere; one on another server is not fetched")
    func wholeMessage() async throws {
        let index = String(decoding: try Fixture.data("meteoalarm/index_latvia.xml"), as: UTF8.self)
        let message = try Fixture.data("meteoalarm/message_latvia.xml")
        let moved = index.replacing("\(server)/api/v1/warnings/feeds-latvia/2\"", with: "https://example.org/2\"")
        let transport = StubTransport { request throws(FetchError) in
            switch request.url.path() {
            case "/api/v1/warnings/feeds-latvia": HTTPResponse(status: 404)
            case "/feeds/meteoalarm-legacy-atom-latvia": HTTPResponse(status: 200, body: Data(moved.utf8))
            case "/api/v1/warnings/feeds-latvia/4": HTTPResponse(status: 200, body: message)
            default: HTTPResponse(status: 500)
            }
        }
        let answer = try await service(transport).alerts(for: AlertSamples.place(56.5, 21, "Liepāja", country: "lv"))
        #expect(answer.value.map(\.id.last) == ["2", "1", "8"])
        #expect(transport.requests.allSatisfy { $0.url.host() == "feeds.meteoalarm.org" })
        #expect(transport.requests.count == 4)
    }

    @Test("no network, a full quota and a refusal are told, not got round")
    func failures() async throws {
        for error in [FetchError.offline, .timedOut(after: 15), .quotaExceeded(retryAfter: nil), .cancelled] {
            let transport = StubTransport { _ throws(FetchError) in throw error }
            await #expect(throws: error) { try await service(transport).alerts(for: AlertSamples.riga) }
            #expect(transport.requests.count == 1)
        }
        let html = StubTransport(body: Data("<html>Sign in</html>".utf8))
        await #expect(throws: FetchError.webPage) { try await service(html).alerts(for: AlertSamples.riga) }
    }

    @Test("every country's feed has an address of small letters and hyphens")
    func countries() {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        let feeds = letters.flatMap { first in letters.compactMap { MeteoAlarmCountry.feed("\(first)\($0)") } }
        #expect(feeds.count == 42)
        #expect(Set(feeds).count == feeds.count)
        #expect(feeds.allSatisfy { $0.allSatisfy { ("a"..."z").contains($0) || $0 == "-" } })
        #expect(MeteoAlarmCountry.feed("gb") == "united-kingdom")
    }
}
