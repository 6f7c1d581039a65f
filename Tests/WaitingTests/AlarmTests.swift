import Foundation
import Synchronization
import Testing

@testable import Waiting

@Suite("Waits on one timer")
struct AlarmTests {
    @Test("moments come in their order, whatever the order they were set in")
    func order() async {
        let alarm = Alarm()
        let (numbers, rung) = AsyncStream.makeStream(of: Int.self)
        // From one moment on, however long it takes to set them.
        let start = ContinuousClock.now
        for number in [3, 1, 2] {
            let passed = (ContinuousClock.now - start) / .seconds(1)
            _ = alarm.set(after: Double(number) / 10 - passed) { rung.yield(number) }
        }
        #expect(await numbers.prefix(3).reduce(into: []) { $0.append($1) } == [1, 2, 3])
    }

    @Test("a cleared moment does not come, and the next one does")
    func cleared() async {
        let alarm = Alarm()
        let (numbers, rung) = AsyncStream.makeStream(of: Int.self)
        alarm.clear(alarm.set(after: 0.01) { rung.yield(1) })
        _ = alarm.set(after: 0.02) { rung.yield(2) }
        #expect(await numbers.first { _ in true } == 2)
    }

    @Test("a moment far away holds no nearer one up, and one in the past is at once", arguments: [-1, 0, 0.01])
    func nearer(seconds: TimeInterval) async {
        let alarm = Alarm()
        let (numbers, rung) = AsyncStream.makeStream(of: Int.self)
        let far = [3600, .infinity].map { alarm.set(after: $0) { rung.yield(0) } }
        _ = alarm.set(after: seconds) { rung.yield(1) }
        #expect(await numbers.first { _ in true } == 1)
        far.forEach(alarm.clear)
    }

    @Test("a cancelled wait ends at once, and says so")
    func cancelled() async {
        let wait = Task { try await Pause.wait(seconds: 3600) }
        wait.cancel()
        await #expect(throws: CancellationError.self) { try await wait.value }
    }
}
