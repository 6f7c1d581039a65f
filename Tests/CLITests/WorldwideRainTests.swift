import Foundation
import LoopbackServing
import Testing

@testable import fairweather_cli

@Suite("rain where LibreWXR is asked")
struct WorldwideRainTests {
    private static let now = "2026-01-14T12:41:00Z"
    private static let newest = 1_768_394_400
    private static let list = "/public/weather-maps.json"

    private static func path(_ time: Int) -> String { "/v2/radar/\(time)/512/6/48.85/2.35/0/0_1.png" }

    /// A server with a list of so many pictures in any order, each of them the same shower in the southwest.
    private static func server(past: Int = 12, nowcast: Int = 6, later: Int = 0) throws -> PlayedServer {
        let server = PlayedServer()
        func entries(_ numbers: Range<Int>) -> String {
            numbers.map { newest + later + 600 * $0 }.map { #"{"time":\#($0),"path":"/v2/radar/\#($0)"}"# }
                .reversed().joined(separator: ",")
        }
        let text =
            #"{"radar":{"past":[\#(entries(1 - past..<1))],"nowcast":[\#(entries(1..<1 + nowcast))]}}"#
        server.answer(list, .init(body: Data(text.utf8)))
        for number in 1 - past..<1 + nowcast {
            server.answer(path(newest + later + 600 * number), try .fixture("librewxr/picture_shower.png"))
        }
        return server
    }

    private func run(_ server: PlayedServer, _ arguments: [String] = []) async throws -> CommandLineRun {
        let home = try TestHome(at: Self.now)
        return try await server.serving { url in
            try await home.run(
                [
                    "rain", "--at", "48.85,2.35", "--server", "librewxr=\(url.absoluteString)", "--locale", "en-GB",
                    "--units",
                    "metric",
                ]
                    + arguments)
        }
    }

    @Test("all pictures are asked for once, and the sentence says that they are estimated")
    func page() async throws {
        let server = try Self.server()
        let run = try await run(server)
        #expect(run.code == 0, "\(run.errors)")
        #expect(server.requests.count == 19 && Set(server.requests).count == 19)
        #expect(server.requests.prefix(2) == [Self.list, Self.path(Self.newest)])
        let text = run.output.replacing(/\s+/, with: " ")
        #expect(text.contains("within 30 km, hardly moving. It may reach you."), "\(run.output)")
        #expect(text.contains("Estimated from radar, satellites and models."), "\(run.output)")
        #expect(text.contains(" 13:40 estimated dry ") && text.contains(" 14:40 expected dry "), "\(run.output)")
        #expect(text.contains("Weather data via LibreWXR (librewxr.net)"), "\(run.output)")
        #expect(!text.contains("easured"), "\(run.output)")
    }

    @Test("pictures that fail are left out, and the newest is told alone where all others do")
    func missing() async throws {
        let gap = try Self.server()
        for number in 2...3 { gap.answer(Self.path(Self.newest + 600 * number), .init(status: 404)) }
        let run = try await run(gap, ["--json"])
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        #expect((object?["frames"] as? [[String: Any]])?.count == 5, "\(run.output)")
        #expect((object?["frames"] as? [[String: Any]])?.first?["kind"] as? String == "forecast")
        let alone = try Self.server()
        for number in -11...6 where number != 0 {
            alone.answer(Self.path(Self.newest + 600 * number), .init(body: Data("<html>Error 1033</html>".utf8)))
        }
        let told = try await self.run(alone)
        #expect(told.code == 0 && told.output.contains("30 km to the southwest"), "\(told.output)\(told.errors)")
        #expect(alone.requests.count <= 7, "two failures are enough, and four run at once")
    }

    @Test("of a server whose clock is ten minutes ahead the present is told, and what lies ahead as expected")
    func clock() async throws {
        let run = try await run(try Self.server(later: 600))
        let text = run.output.replacing(/\s+/, with: " ")
        #expect(run.code == 0, "\(run.errors)")
        #expect(text.contains("until 13:40 estimated dry until 13:50 expected dry "), "\(run.output)")
    }

    @Test(
        "an answer of the newest picture that is none is told, with no picture and no crash",
        arguments: ["<html>Error 1033</html>", "\u{89}PNG\r\n\u{1A}\n", ""])
    func hostile(text: String) async throws {
        let server = try Self.server()
        server.answer(Self.path(Self.newest), .init(body: Data(text.unicodeScalars.map { UInt8($0.value) })))
        let run = try await run(server)
        #expect(run.code == 4 && run.output.isEmpty && run.errors.contains("LibreWXR"), "\(run.errors)")
        #expect(server.requests.count == 2)
    }
}
