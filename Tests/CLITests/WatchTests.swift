import Foundation
import Synchronization
import Testing

@testable import fairweather_cli

struct WatchTests {
    @Test("a line comes when the weather has changed, and nobody is asked more often than the policy has it")
    func lines() async throws {
        let home = try TestHome()
        _ = try await home.run("places", "add", "Paris", "--sample")
        let clock = home.clock
        let pauses = Mutex<[TimeInterval]>([])
        home.pause = { seconds in
            let count = pauses.withLock { pauses in
                pauses.append(seconds)
                return pauses.count
            }
            guard count < 240 else { throw CancellationError() }
            clock.advance(by: seconds)
        }
        let run = try await home.run("watch", "--source", "sample", "--json")
        #expect(run.code == 0 && run.errors.isEmpty)
        #expect(run.lines.count > 1)
        let schema = try JSONSchema.shipped()
        var fetched: [String] = []
        var weather: [String] = []
        for line in run.lines {
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
            #expect(try schema.faults(of: object, as: "now") == [])
            fetched.append(object["fetched"] as? String ?? "")
            weather.append("\(object["current"] ?? "")")
        }
        #expect(zip(weather, weather.dropFirst()).allSatisfy { $0 != $1 })
        #expect(pauses.withLock { $0.allSatisfy { $0 >= 1 && $0 <= 60 } })
        // What falls due within two minutes comes along with what is due.
        let moments = try fetched.map { try Date($0, strategy: .iso8601) }
        #expect(zip(moments, moments.dropFirst()).allSatisfy { $1 == $0 || $1.timeIntervalSince($0) >= 480 })
    }
}
