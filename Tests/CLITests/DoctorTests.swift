import Foundation
import Testing

struct DoctorTests {
    private func network(_ home: TestHome, _ arguments: [String]) async throws -> (
        code: Int32, asked: [String], line: String
    ) {
        let played = PlayedServer()
        let run = try await played.serving { server in
            let servers = ["open-meteo", "met-norway"].flatMap { ["--server", "\($0)=\(server.absoluteString)"] }
            return try await home.run(["doctor"] + arguments + servers)
        }
        let line = run.output.split(separator: "\n").first { $0.hasPrefix("network") }.map(String.init) ?? ""
        return (run.code, played.requests, line)
    }

    @Test("without a place no source is asked for one that nobody chose")
    func noPlace() async throws {
        let result = try await network(try TestHome(), [])
        #expect(result.asked.isEmpty)
        #expect(result.code == 0)
        #expect(result.line.contains("places add"), "\(result.line)")
    }

    @Test("a place that is not found is said, and no other is asked for")
    func unknownPlace() async throws {
        let result = try await network(try TestHome(), ["Xqzzyvwk"])
        #expect(result.asked.isEmpty)
        #expect(result.code != 0)
        #expect(result.line.contains("Xqzzyvwk"), "\(result.line)")
    }

    @Test("the place that is named is asked for")
    func named() async throws {
        let result = try await network(try TestHome(), ["London"])
        #expect(result.asked.contains("/v1/forecast"))
    }
}
