import FlyingFox
import Foundation
import LoopbackServing
import Synchronization
import Testing
import WeatherModel
import WeatherStore

@testable import fairweather_cli

@Suite("Today beside the last ten years, through the real store and real sockets")
struct YearsTests {
    /// A server of forecasts and an archive, each year of which is as many degrees warm as its last digits say.
    private final class Archive: Sendable {
        private struct State {
            var asked: [String] = []
            var failing: Set<Int> = []
        }
        private let state = Mutex(State())

        /// The first days that were asked for.
        var asked: [String] { state.withLock(\.asked) }

        func fail(_ years: Set<Int>) { state.withLock { $0.failing = years } }

        func serving<Value: Sendable>(_ body: (URL) async throws -> Value) async throws -> Value {
            let forecast = try Data(
                contentsOf: FixtureServer.root.appending(path: "Fixtures/open-meteo/forecast_london_january.json"))
            let handler = ClosureHTTPHandler { [self] request in
                guard request.path == "/v1/archive" else {
                    return request.path == "/v1/forecast"
                        ? HTTPResponse(statusCode: .ok, body: forecast) : HTTPResponse(statusCode: .notFound)
                }
                func date(_ name: String) -> CivilDate? {
                    request.query.first { $0.name == name }.flatMap { CivilDate($0.value) }
                }
                guard let first = date("start_date"), let last = date("end_date") else {
                    return HTTPResponse(statusCode: .badRequest)
                }
                let isFailing = state.withLock { state in
                    state.asked.append(first.description)
                    return state.failing.contains(first.year)
                }
                return isFailing
                    ? HTTPResponse(statusCode: .serviceUnavailable)
                    : HTTPResponse(statusCode: .ok, body: Self.answer(first, last))
            }
            return try await HTTPServer.serving(handler) { try await body($0) }
        }

        private static func answer(_ first: CivilDate, _ last: CivilDate) -> Data {
            let hours = first.dayNumber * 24..<(last.dayNumber + 1) * 24
            let times = hours.map { "\($0 * 3600)" }.joined(separator: ",")
            let values = hours.map { "\(CivilDate(dayNumber: $0 / 24).year - 2000)" }.joined(separator: ",")
            return Data(
                """
                {"utc_offset_seconds":0,"timezone":"GMT","hourly_units":{"temperature_2m":"°C"},\
                "hourly":{"time":[\(times)],"temperature_2m":[\(values)]}}
                """.utf8)
        }
    }

    private let archive = Archive()

    private func home() async throws -> TestHome {
        let home = try TestHome(at: "2026-01-15T12:05:00Z")
        home.environment["LC_ALL"] = "en_GB"
        home.screen = Screen(isTerminal: false, width: 120, hasColour: false)
        _ = try await home.run("places", "add", "London")
        return home
    }

    private func run(_ home: TestHome, _ server: URL, _ arguments: String...) async throws -> CommandLineRun {
        let servers = ["open-meteo", "open-meteo-archive"].flatMap {
            ["--server", "\($0)=\(server.absoluteString)"]
        }
        return try await home.run(["years", "London", "--source", "open-meteo"] + servers + arguments)
    }

    @Test("ten requests ask for ten years, one after the other, and the next run asks for none")
    func kept() async throws {
        let home = try await home()
        try await archive.serving { server in
            let first = try await run(home, server)
            #expect(first.code == 0, "\(first.errors)")
            #expect(archive.asked.count == 10 && archive.asked == archive.asked.sorted(by: >))
            #expect(first.output.contains("Today compared with 15 Jan in other years"), "\(first.output)")
            #expect(first.output.contains("2016") && first.output.contains("2025"))
            #expect(first.output.contains("15 days around each date, 2016 to 2025. ERA5 from Open-Meteo"))
            let second = try await run(home, server, "--offline")
            #expect(second.code == 0 && archive.asked.count == 10)
            let now = home.clock.now
            let file = try DataFolders(environment: home.environment).requestLedgerFile
            let records = try await RequestLedger(file, now: { now }).records()
                .filter { $0.address.contains("/v1/archive") }
            #expect(records.count == 10 && records.allSatisfy { $0.cause == .command })
            _ = try await home.run("cache", "clear")
            let third = try await run(home, server, "--offline")
            #expect(third.code == 4, "nothing is stored any more")
        }
    }

    @Test("JSON follows the schema and has each year with its value, and what is usual")
    func json() async throws {
        let home = try await home()
        try await archive.serving { server in
            let told = try await run(home, server, "--json")
            let object = try JSONSerialization.jsonObject(with: Data(told.output.utf8))
            let schema = try JSONSchema.shipped()
            #expect(try schema.faults(of: object) + schema.faults(of: object, as: "years") == [])
            let members = try #require(object as? [String: Any])
            let years = try #require(members["years"] as? [[String: Any]])
            #expect(years.map { $0["year"] as? Int } == Array(2016...2025))
            #expect(years.map { $0["value"] as? Double } == (16...25).map(Double.init))
            #expect(((members["usual_days"] as? [String: Any])?["mean"] as? Double) == 20.5)
            #expect((members["missing_years"] as? [Int]) == [])
            let pressure = try await run(home, server, "--json", "--quantity", "pressure", "--offline")
            #expect(pressure.output.contains(#""years":[]"#) && pressure.output.contains(#""usual_days":null"#))
        }
    }

    @Test("a failure keeps the years that came and names those that did not, which alone are asked for the next time")
    func partial() async throws {
        let home = try await home()
        archive.fail([2019, 2018])
        try await archive.serving { server in
            let first = try await run(home, server)
            #expect(first.code == 0)
            #expect(first.errors.contains("Missing: 2016, 2017, 2018, 2019."), "\(first.errors)")
            let before = archive.asked.count
            archive.fail([])
            home.clock.advance(by: 3600)
            let second = try await run(home, server)
            #expect(second.code == 0 && !second.errors.contains("Missing"), "\(second.errors)")
            #expect(archive.asked.count - before == 4)
        }
    }

    @Test("where a server of one's own stands in Open-Meteo's place the archive is told nothing")
    func ownServer() async throws {
        let home = try await home()
        try await archive.serving { server in
            let told = try await home.run([
                "years", "London", "--source", "open-meteo", "--server", "open-meteo=\(server.absoluteString)",
            ])
            #expect(told.code == 4 && archive.asked.isEmpty)
            #expect(told.errors.contains("--server open-meteo-archive=ADDRESS"), "\(told.errors)")
        }
    }
}
