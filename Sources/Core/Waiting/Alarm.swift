import Dispatch
import Foundation
import Synchronization

/// Calls back at moments set, all by one timer that lives as long as the alarm.
///
/// `Task.sleep` and every timer source that is released use libdispatch's shared pool, which from its first job on is
/// monitored by a timer that wakes the process every second. A serial queue of one's own is outside that pool.
///
/// `@unchecked Sendable`: the timer's methods may be called on any thread, and all else is protected by the mutex.
final class Alarm: @unchecked Sendable {
    private struct Moments {
        var waiting: [Int: (moment: DispatchTime, call: @Sendable () -> Void)] = [:]
        var nextNumber = 0
    }

    private let moments = Mutex(Moments())
    private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "fairweather.alarm"))

    init() {
        timer.setEventHandler { [weak self] in self?.ring() }
        timer.activate()
    }

    /// Calls once after the given seconds, on a thread of the alarm's own.
    ///
    /// - Returns: The number to clear it by.
    func set(after seconds: TimeInterval, _ call: @escaping @Sendable () -> Void) -> Int {
        moments.withLock { moments in
            defer { moments.nextNumber += 1 }
            moments.waiting[moments.nextNumber] = (.now() + max(seconds, 0), call)
            schedule(moments)
            return moments.nextNumber
        }
    }

    /// Forgets a moment; one that is past or forgotten already is passed over.
    func clear(_ number: Int) {
        moments.withLock { moments in
            if moments.waiting.removeValue(forKey: number) != nil { schedule(moments) }
        }
    }

    private func ring() {
        let due = moments.withLock { moments in
            let now = DispatchTime.now()
            let due = moments.waiting.filter { $0.value.moment <= now }
            for number in due.keys { moments.waiting[number] = nil }
            schedule(moments)
            return due.sorted { $0.value.moment < $1.value.moment }.map(\.value.call)
        }
        for call in due { call() }
    }

    /// Sets the timer to the next moment, or to none.
    private func schedule(_ moments: Moments) {
        timer.schedule(deadline: moments.waiting.values.map(\.moment).min() ?? .distantFuture)
    }
}
