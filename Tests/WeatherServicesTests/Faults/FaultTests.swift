import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Each way to fail, over a real socket")
struct FaultTests {
    private let clock = MovableClock()
    private let health: SourceHealth

    init() {
        let clock = clock
        health = SourceHealth(now: { clock.now }) { $0.lowerBound }
    }

    /// Open-Meteo at the failing server, then OpenWeather at one that works.
    private func service(_ failing: URL, _ working: URL, deadline: Duration) -> ReportService {
        let clock = clock
        let network = AsyncHTTPTransport(.free, environment: [:], deadline: deadline)
        let patient = AsyncHTTPTransport(.free, environment: [:], deadline: .seconds(600))
        func guarded(_ transport: any HTTPTransport) -> any HTTPTransport {
            HostGate(ConditionalTransport(transport, cache: ResponseCache()) { clock.now })
        }
        let catalogue = SourceCatalogue([
            CataloguedSource(
                .openMeteo, parts: [.current], server: failing,
                forecasts: OpenMeteoForecastService(transport: guarded(network), server: failing) { clock.now }),
            CataloguedSource(
                .openWeather, parts: [.current], needsKey: true, server: working,
                forecasts: OpenWeatherService(
                    transport: guarded(patient), key: APIKey("k"), server: working, now: { clock.now })),
        ])
        return ReportService(
            catalogue: { catalogue }, preferences: { SourcePreferences() }, health: health)
    }

    private func expectFailover(_ fault: Fault, at failing: URL) async throws {
        let recorded = String(decoding: try Fixture.data("openweather/weather_mountain_view.json"), as: UTF8.self)
        // An answer that does not tell of the present would be refused, too.
        let body = Data(recorded.replacing("1560350645", with: "\(Int(clock.now.timeIntervalSince1970))").utf8)
        try await LoopbackServer.serving({ _, _ in Reply(body: body) }) { working in
            let service = service(failing, working, deadline: fault.isOverdue ? .milliseconds(200) : .seconds(600))
            let fetched = await service.report(of: [.current], for: try place(52.52, 13.41))
            #expect(fetched.passedOver[.current]?.map(\.reason) == [.failed(fault.error)])
            #expect(fetched.report?.current?.source == .openWeather)
            #expect(fetched.failures.isEmpty)

            // Now it rests, for this place or for all.
            let here = await service.report(of: [.current], for: try place(52.52, 13.41))
            guard case .backedOff(_, let because) = here.passedOver[.current]?.first?.reason else {
                Issue.record("it was asked again: \(here.passedOver)")
                return
            }
            #expect(because == fault.error)
            #expect(here.report?.current?.source == .openWeather)
            #expect(health.backoffs.count == 1)
            let subject = try #require(health.backoffs.keys.first)
            #expect(subject.contains(",") == fault.isOfPlace, "\(subject)")
            #expect(subject.hasPrefix("\(failing.scheme ?? "")://127.0.0.1:\(failing.port ?? 0)"))
        }
    }

    @Test("the right error, in time, and the next source steps in", arguments: Fault.connections + Fault.answers)
    func fault(_ fault: Fault) async throws {
        guard let steps = fault.steps else {
            let nobody = try RefusingPort()
            try await expectFailover(fault, at: nobody.url)
            return withExtendedLifetime(nobody) {}
        }
        let server = try RawServer(steps)
        try await expectFailover(fault, at: server.url)
        withExtendedLifetime(server) {}
    }

    @Test("a certificate that nobody vouches for is not trusted")
    func untrusted() async throws {
        let server = try await UntrustedServer()
        let fault = Fault(testDescription: "untrusted", steps: nil, error: .insecure)
        try await expectFailover(fault, at: address("https://127.0.0.1:\(server.port)"))
        withExtendedLifetime(server) {}
    }

    @Test("a server that does not speak TLS is not trusted")
    func noTLS() async throws {
        let server = try RawServer(sending: "HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n")
        let fault = Fault(testDescription: "no TLS", steps: nil, error: .insecure)
        try await expectFailover(fault, at: address("https://127.0.0.1:\(server.port)"))
        withExtendedLifetime(server) {}
    }

    @Test("a gigabyte of gzipped zeros costs a small part of it")
    func memory() async throws {
        let zeros = GzippedZeros.data(inflatingTo: 1 << 30)
        let head = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nConnection: close\r\n\r\n"
        let server = try RawServer([.send(Data(head.utf8)), .send(zeros)])
        let transport = AsyncHTTPTransport(.free, environment: [:], deadline: .seconds(3600))
        let request = HTTPRequest(url: try server.url)
        let before = try peakMemory()
        await #expect(throws: FetchError.answerTooLarge(limit: 8 << 20)) { try await transport.response(to: request) }
        // What other tests need meanwhile is in it, too; the whole answer would be twice as much.
        #expect(try peakMemory() - before < 900 << 20)
        withExtendedLifetime(server) {}
    }

    /// Bytes of memory this process has had at most.
    private func peakMemory() throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
        return try #require(Int(line.filter(\.isNumber))) * 1024
    }
}
