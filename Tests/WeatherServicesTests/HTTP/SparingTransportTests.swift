import Foundation
import Synchronization
import Testing

@testable import WeatherServices

@Suite("No more requests than must be")
struct SparingTransportTests {
    private let base = HeldTransport()
    private let transport: SparingTransport

    init() {
        transport = SparingTransport(base, cache: ResponseCache(), wait: HeldTransport.patiently) {
            Date(timeIntervalSince1970: 1_768_478_400)
        }
    }

    private func ask(_ path: String) -> Task<HTTPResponse?, Never> {
        Task { [transport] in
            guard let url = URL(string: "https://a.example\(path)") else { return nil }
            return try? await transport.response(to: HTTPRequest(url: url))
        }
    }

    private func answer(_ body: String) -> HeldTransport.Answer {
        .success(HTTPResponse(status: 200, headers: ["cache-control": "max-age=600"], body: Data(body.utf8)))
    }

    @Test("of two requests for the same at once the second gets the answer to the first")
    func once() async {
        var arrivals = base.arrivals.makeAsyncIterator()
        let first = ask("/1")
        #expect(await arrivals.next() == "/1")
        let second = ask("/1")
        let other = ask("/2")
        while transport.waitingCount < 2 { await Task.yield() }
        base.answer("/1", answer("{1}"))
        #expect(await first.value?.body == Data("{1}".utf8))
        // Were the second sent, it would be held here for ever.
        #expect(await arrivals.next() == "/2")
        base.answer("/2", answer("{2}"))
        #expect(await second.value?.body == Data("{1}".utf8))
        #expect(await other.value?.body == Data("{2}".utf8))
    }

    @Test("a kept answer waits for no other request to its host")
    func atOnce() async {
        var arrivals = base.arrivals.makeAsyncIterator()
        let first = ask("/1")
        #expect(await arrivals.next() == "/1")
        base.answer("/1", answer("{1}"))
        _ = await first.value
        let slow = ask("/2")
        #expect(await arrivals.next() == "/2")
        let isAnswered = Mutex(false)
        let again = ask("/1")
        let watch = Task {
            _ = await again.value
            isAnswered.withLock { $0 = true }
        }
        while transport.waitingCount == 0, !isAnswered.withLock({ $0 }) { await Task.yield() }
        #expect(transport.waitingCount == 0)
        base.answer("/2", answer("{2}"))
        await watch.value
        #expect(await again.value?.body == Data("{1}".utf8))
        _ = await slow.value
    }
}
