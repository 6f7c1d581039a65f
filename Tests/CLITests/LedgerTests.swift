import Foundation
import Testing
import WeatherServices
import WeatherStore

@testable import fairweather_cli

@Suite("Requests, over sockets")
struct LedgerTests {
    private let home: TestHome
    private let played = PlayedServer()
    private static let key = "0123456789abcdef0123456789abcdef"

    init() throws {
        home = try TestHome(at: "2026-01-15T12:05:00Z")
        home.environment["FAIRWEATHER_OPENWEATHER_KEY"] = Self.key
        played.answer("/v1/forecast", try .fixture("open-meteo/forecast_london_january.json"))
        played.answer("/v1/air-quality", try .fixture("open-meteo/air_quality_january.json"))
    }

    private struct Listed: Decodable {
        struct Request: Decodable {
            let host: String
            let address: String
            let cause: String
            let status: Int?
            let failure: String?
            let received_bytes: Int
        }

        let requests: [Request]
    }

    private func listed() async throws -> [Listed.Request] {
        let run = try await home.run("ledger", "--json")
        #expect(run.code == 0, "\(run)")
        return try JSONDecoder().decode(Listed.self, from: Data(run.output.utf8)).requests
    }

    private func now(_ server: URL, _ more: String...) async throws -> CommandLineRun {
        let address = server.absoluteString
        let servers = ["open-meteo", "open-meteo-air-quality", "meteoalarm", "public-alerts"].flatMap {
            ["--server", "\($0)=\(address)"]
        }
        return try await home.run(["now", "--at", "51.51,-0.13"] + servers + more)
    }

    @Test("every request that the server saw is in the list, none more, and a failure too")
    func whole() async throws {
        try await played.serving { server in
            _ = try await now(server)
            let requests = try await listed()
            #expect(requests.count == played.requests.count, "\(played.requests)")
            #expect(Set(requests.map(\.cause)) == ["command"])
            let paths = requests.compactMap { URL(string: $0.address)?.path() }
            #expect(paths.sorted() == played.requests.sorted())
            let forecast = try #require(requests.first { $0.address.contains("/v1/forecast") })
            #expect(forecast.status == 200 && forecast.received_bytes > 1000)
            #expect(requests.contains { $0.status == 404 }, "\(requests)")
        }
    }

    @Test("a key is sent to its source, and stands nowhere in the list or its file")
    func keys() async throws {
        try await played.serving { server in
            home.environment["FAIRWEATHER_OPENWEATHER_KEY_HOST"] = KeyHost(server)?.name
            _ = try await home.run([
                "now", "--at", "51.51,-0.13", "--source", "openweather", "--server",
                "openweather=\(server.absoluteString)",
            ])
            let requests = try await listed()
            #expect(requests.contains { $0.address.contains("appid={key}") }, "\(requests)")
        }
        let folder = URL(filePath: home.folder.path("data/fairweather"))
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let bytes = try Data(contentsOf: folder.appending(path: name))
            #expect(bytes.range(of: Data(Self.key.utf8)) == nil, "\(name)")
        }
    }

    @Test("while the settings say offline nobody is asked by any command, and what is stored is shown")
    func offline() async throws {
        _ = try await played.serving { server in
            _ = try await home.run("places", "add", "London")
            _ = try await now(server)
            let before = played.requests.count
            try home.choose { $0.staysOffline = true }
            home.clock.advance(by: 7200)
            let run = try await now(server)
            #expect(run.code == 4 && run.errors.contains("Offline: nothing is asked."), "\(run)")
            for command in [["sources", "--check"], ["rain", "London"], ["doctor"], ["days", "London"]] {
                _ = try await home.run(command + ["--server", "open-meteo=\(server.absoluteString)"])
            }
            #expect(played.requests.count == before)
            #expect(try await listed().count == before)
            #expect(Set(try await listed().map(\.cause)) == ["command"])
        }
    }

    @Test("while damaged settings are replaced nobody is asked, which is told once with the way to go online")
    func damagedSettings() async throws {
        _ = try await played.serving { server in
            _ = try await home.run("places", "add", "London")
            let file = try DataFolders(environment: home.environment).settingsFile
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(#"{"offline": true, "coordinatePrec"#.utf8).write(to: file)
            let before = played.requests.count
            let runs = [try await now(server), try await now(server)]
            #expect(played.requests.count == before)
            let told = [
                "Nothing is asked until you go online.", "To go online, set “offline” to false in \(file.path).",
            ]
            for words in told { #expect(runs.map { $0.errors.contains(words) } == [true, false], "\(runs)") }
            #expect(runs[1].errors.contains("Offline: nothing is asked."), "\(runs)")
        }
    }

    @Test("the list in words names server, place, answer and reason, and is empty once it is cleared")
    func words() async throws {
        try await played.serving { server in
            _ = try await now(server)
            let run = try await home.run("ledger")
            #expect(run.output.contains("sent 51.51, −0.13"), "\(run)")
            #expect(run.output.contains("answered") && run.output.contains("a command asked for it"), "\(run)")
        }
        #expect(try await home.run("ledger", "--clear").code == 0)
        #expect(try await home.run("ledger").output == "No requests in the last seven days.\n")
        #expect(try await home.run("ledger", "--clear", "--json").code == 2)
    }
}
