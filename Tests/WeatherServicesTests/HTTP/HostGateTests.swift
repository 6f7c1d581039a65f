import Foundation
import Testing

@testable import WeatherServices

@Suite("One request at a time to a host")
struct HostGateTests {
    private let base = HeldTransport()

    private func ask(_ gate: HostGate, _ address: String) -> Task<FetchError?, Never> {
        Task {
            do throws(FetchError) {
                guard let url = URL(string: address) else { return .unknown }
                _ = try await gate.response(to: HTTPRequest(url: url))
                return nil
            } catch {
                return error
            }
        }
    }

    @Test("the second waits for the first, another host does not")
    func turns() async throws {
        let gate = HostGate(base, wait: HeldTransport.patiently)
        var arrivals = base.arrivals.makeAsyncIterator()
        let first = ask(gate, "https://a.example/1")
        #expect(await arrivals.next() == "/1")
        let second = ask(gate, "https://A.example/2")
        let other = ask(gate, "https://b.example/3")
        #expect(await arrivals.next() == "/3")
        base.answer("/3")
        #expect(await other.value == nil)
        base.answer("/1", .failure(.serverTrouble(status: 500)))
        #expect(await first.value == .serverTrouble(status: 500))
        #expect(await arrivals.next() == "/2")
        base.answer("/2")
        #expect(await second.value == nil)
    }

    @Test("a request that is not answered for a while holds up the others no longer, and its answer still comes")
    func silence() async throws {
        let gate = HostGate(base, timeout: .seconds(3)) { time in #expect(time == .seconds(3)) }
        var arrivals = base.arrivals.makeAsyncIterator()
        let first = ask(gate, "https://a.example/1")
        #expect(await arrivals.next() == "/1")
        let second = ask(gate, "https://a.example/2")
        #expect(await arrivals.next() == "/2")
        base.answer("/2")
        #expect(await second.value == nil)
        base.answer("/1", .failure(.timedOut(after: 15)))
        #expect(await first.value == .timedOut(after: 15))
    }

    @Test(
        "who waited behind a failure is asked for itself, whatever it was",
        arguments: [FetchError.timedOut(after: 15), .offline])
    func failure(error: FetchError) async throws {
        let gate = HostGate(base, wait: HeldTransport.patiently)
        var arrivals = base.arrivals.makeAsyncIterator()
        let first = ask(gate, "https://a.example/1")
        #expect(await arrivals.next() == "/1")
        let waiting = ask(gate, "https://a.example/2")
        await gate.waits(for: 1)
        base.answer("/1", .failure(error))
        #expect(await first.value == error)
        #expect(await arrivals.next() == "/2")
        base.answer("/2")
        #expect(await waiting.value == nil)
    }

    @Test("who gives up while waiting leaves the queue at once, and nobody waits for him")
    func cancellation() async throws {
        let gate = HostGate(base, wait: HeldTransport.patiently)
        var arrivals = base.arrivals.makeAsyncIterator()
        let first = ask(gate, "https://a.example/1")
        #expect(await arrivals.next() == "/1")
        let second = ask(gate, "https://a.example/2")
        await gate.waits(for: 1)
        let third = ask(gate, "https://a.example/3")
        await gate.waits(for: 2)
        second.cancel()
        #expect(await second.value == .cancelled)
        base.answer("/1")
        #expect(await first.value == nil)
        #expect(await arrivals.next() == "/3")
        base.answer("/3")
        #expect(await third.value == nil)
    }
}

extension HostGate {
    /// Lets other tasks run until so many requests wait.
    fileprivate func waits(for count: Int) async {
        while waitingCount < count { await Task.yield() }
    }
}
