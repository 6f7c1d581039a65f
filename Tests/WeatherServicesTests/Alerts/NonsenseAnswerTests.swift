import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Answers that are no list of warnings, through a socket")
struct NonsenseAnswerTests {
    private let now = AlertSamples.now

    private static let bodies = [
        "{}", "[]", #"{"error":"down"}"#, #"{"warnings":[5]}"#, #"{"warnings":[{}]}"#, #"{"features":[]}"#,
        #"{"features":[{}]}"#, #"{"type":"FeatureCollection","features":[{}]}"#,
        #"{"type":"FeatureCollection","features":[7]}"#, #"{"alerts":[]}"#, #"{"alerts":[{}],"location":{"name":"x"}}"#,
        #"{"type":"FeatureCollection","features":[]}"#, #"{"alerts":[],"location":5}"#, #"{"alerts":[],"location":{}}"#,
        #"{"alerts":[],"location":"down"}"#, #"{"warnings":[],"error":"down"}"#, #"[{"warnings":[]}]"#,
        #"{"lat":53,"lon":6.56}"#,
        #"<feed xmlns="http://www.w3.org/2005/Atom"><id>https://news.example/feed</id><title>News</title></feed>"#,
        #"<feed><title>News</title><entry><id>1</id><title>We have moved</title></entry></feed>"#,
    ]

    private func fetched(_ source: WeatherSource, for place: Location, _ body: String) async throws -> FetchedReport {
        try await LoopbackServer.serving({ _, _ in Reply(body: Data(body.utf8)) }) { server in
            let transport = AsyncHTTPTransport(.free, environment: [:], deadline: .seconds(600))
            let catalogue = SourceCatalogue.standard(
                transport: transport, access: SourceAccess(servers: [source.id: server]), now: { [now] in now })
            let service = ReportService(
                catalogue: { SourceCatalogue(catalogue.sources.filter { $0.source == source }) },
                preferences: { SourcePreferences() },
                health: SourceHealth(now: { [now] in now }))
            return await service.report(of: [.alerts], for: place)
        }
    }

    @Test("nonsense is a failure and never an answer without warnings, whoever sends it", arguments: bodies)
    func nonsense(body: String) async throws {
        let asked: [(WeatherSource, Location)] = [
            (.meteoAlarm, try AlertSamples.assen), (.nationalWeatherService, try AlertSamples.kansasCity),
            (.metNorway, try AlertSamples.bergen), (.brightSky, try AlertSamples.leipzig),
        ]
        for (source, place) in asked {
            let answer = try await fetched(source, for: place, body)
            #expect(answer.report?.alerts == nil, "\(source.id)")
            #expect(answer.gaps[.alerts]?.kind == .failed, "\(source.id)")
            let error = try #require(answer.failures[.alerts]?.error)
            #expect([.unreadableAnswer, .webPage].contains(error), "\(source.id)")
        }
    }

    @Test("a warning that cannot be read among others is listed without its text, and they with theirs")
    func among() async throws {
        let wind = #"{"id":"1","properties":{"id":"urn:1","event":"Wind"}}"#
        for broken in ["5", "{}", #"{"properties":{"id":"urn:2","severity":"Severe"}}"#] {
            let body = #"{"type":"FeatureCollection","features":[\#(broken),\#(wind)]}"#
            let answer = try await fetched(.nationalWeatherService, for: AlertSamples.kansasCity, body)
            let alerts = try #require(answer.report?.alerts?.value)
            #expect(Set(AlertSamples.events(alerts)) == ["Wind", nil], "\(broken)")
            #expect(alerts.allSatisfy { $0.coverage == .place })
        }
    }
}
