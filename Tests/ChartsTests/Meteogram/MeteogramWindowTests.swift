import Charts
import DrawingChecks
import Testing

struct MeteogramWindowTests {
    private func meteogram(hours: Int, now: Double?) -> Meteogram {
        Meteogram(
            hours: (0..<hours).map { MeteogramHour(start: Double($0), clockHour: $0 % 24) }, nights: [], days: [],
            now: now, curve: MeteogramCurve(leastSpan: 8),
            words: MeteogramWords(now: "", bands: [], limits: [], rainUnit: "", chanceUnit: "", windUnit: ""))
    }

    @Test("it begins two whole hours before the present one, or where the hours begin")
    func start() {
        #expect(MeteogramWindow(meteogram(hours: 100, now: 36.1), room: 36).view == 34...70)
        #expect(MeteogramWindow(meteogram(hours: 100, now: 0.5), room: 36).view == 0...36)
        #expect(MeteogramWindow(meteogram(hours: 100, now: nil), room: 36).view == 0...36)
        #expect(MeteogramWindow(meteogram(hours: 50, now: 49.5), room: 36).view == 14...50)
    }

    @Test("a forecast shorter than the room is shown whole, and cannot be moved")
    func short() {
        var window = MeteogramWindow(meteogram(hours: 12, now: 6), room: 36)
        #expect(window.view == 0...12)
        #expect(!window.hasEarlier && !window.hasLater)
        window.move(to: 5)
        #expect(window.view == 0...12)
    }

    @Test("it stops at both ends, and says where there is more")
    func ends() {
        var window = MeteogramWindow(meteogram(hours: 100, now: 20), room: 36)
        #expect(window.hasEarlier && window.hasLater)
        #expect(window.stride == 18)
        window.move(to: window.start(movedBy: -999))
        #expect(window.start == 0 && !window.hasEarlier && window.hasLater)
        window.move(to: window.start(movedBy: 999))
        #expect(window.start == 64 && window.hasEarlier && !window.hasLater)
    }

    @Test("an hour comes into view with two hours beside it, and what is in view stays")
    func showing() {
        let window = MeteogramWindow(meteogram(hours: 100, now: 20), room: 36)
        #expect(window.start(showing: 30) == window.start)
        #expect(window.start(showing: 60) == 26)
        #expect(window.start(showing: 10) == 8)
        #expect(window.start(showing: 0) == 0)
    }
}
