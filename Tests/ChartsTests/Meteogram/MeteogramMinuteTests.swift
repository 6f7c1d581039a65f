import Synchronization
import Testing

@testable import Charts

@Suite("A meteogram of the next minute")
struct MeteogramMinuteTests {
    private final class Count: Sendable {
        private let made = Mutex(0)
        var value: Int { made.withLock { $0 } }
        func add() { made.withLock { $0 += 1 } }
    }

    private func meteogram(now: Double, _ count: Count) -> Meteogram {
        let hours = (0..<24).map { index in
            MeteogramHour(
                start: Double(index), length: 1, value: 5, valueText: "5°", celsius: 5, rate: nil, rateText: "",
                isFrozen: false, chance: nil, chanceText: "", windFrom: nil, windText: nil, pictureName: "",
                nightPictureName: "", timeText: "", clockHour: index,
                spoken: LazyValue {
                    count.add()
                    return "hour \(index)"
                })
        }
        return Meteogram(
            hours: hours, nights: [], days: [], now: now, curve: MeteogramCurve(leastSpan: 8, isTemperature: true),
            words: MeteogramWords(now: "Now", bands: [], limits: [], rainUnit: "", chanceUnit: "", windUnit: ""))
    }

    @Test("it is told from the one before without a sentence being made")
    func unequal() {
        let count = Count()
        #expect(meteogram(now: 3.5, count) != meteogram(now: 3.52, count))
        #expect(count.value == 0)
    }

    @Test("one of the same minute is equal, sentences and all")
    func equal() {
        let count = Count()
        #expect(meteogram(now: 3.5, count) == meteogram(now: 3.5, count))
        #expect(count.value == 48)
    }
}
