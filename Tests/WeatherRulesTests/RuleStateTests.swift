import Foundation
import SeededRandom
import Testing
import WeatherModel
import WeatherStore

@testable import WeatherRules

/// When a rule holds, and when it tells.
struct RuleStateTests {
    /// Looks each hour at a forecast of one value; returns the hours at which it told and at which it held.
    private func look(
        _ values: [Double?], _ rule: WeatherRule = Gusts.gale, state: inout RuleState, from start: Double = 0,
        in zone: TimeZone = .gmt
    ) -> (told: [Double], held: [Bool]) {
        var (told, held): ([Double], [Bool]) = ([], [])
        for (index, value) in values.enumerated() {
            let now = Gusts.time(start + Double(index))
            let finding = value.flatMap { Gusts.steady($0, rule, at: now) }
            if state.look(at: finding, of: rule, at: now, in: zone) { told.append(start + Double(index)) }
            held.append(state.holds)
        }
        return (told, held)
    }

    @Test("it holds at once and ends after three hours beyond the band, which is half a step")
    func holding() {
        var state = RuleState()
        #expect(abs(Gusts.gale.band - 5 / 3.6) < 1e-9)
        let result = look([10, 17, 15, 14, 14, 14, 14, 14], state: &state)
        #expect(result.told == [1])
        #expect(result.held == [false, true, true, true, true, true, false, false])
    }

    @Test("the band leaves room for its end: rain over 0.1 mm ends where it is dry, and a chance below 100%")
    func room() {
        #expect(WeatherRule("rain", .precipitation, .over, 0.1).band == 0.05)
        #expect(WeatherRule("dry", .precipitationProbability, .below, 98).band == 1)
        #expect(WeatherRule("rain", .precipitation, .over, 0).band == 0)
        #expect(WeatherRule("frost", .temperature, .below, 0).band == 1)
    }

    @Test("noise that stays within the band begins once and never ends", arguments: 0..<20)
    func noise(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let band = Gusts.gale.band
        let values = [16.5] + (0..<200).map { _ in Double.random(in: (16 - 0.99 * band)...17.5, using: &generator) }
        var state = RuleState()
        let result = look(values, state: &state)
        #expect(!result.held.contains(false))
        #expect(result.told == [0])
    }

    @Test(
        "whatever the noise, it holds for three hours at least, and tells once a day at most unless by steps",
        arguments: 0..<20)
    func flutter(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let values = (0..<300).map { _ -> Double? in
            generator.chance(5) ? nil : Double.random(in: 10...18, using: &generator)
        }
        var state = RuleState()
        let result = look(values, state: &state)
        var began: Int?
        for (index, holds) in result.held.enumerated() {
            if holds, began == nil { began = index }
            if !holds, let start = began {
                #expect(index - start >= 3)
                began = nil
            }
        }
        // No value is a step above another that was told.
        let days = result.told.map { Int($0 / 24) }
        #expect(Set(days).count == days.count)
    }

    @Test("weather that lasts is told once, and again where it gets worse by a step")
    func worse() {
        var state = RuleState()
        let step = HourlyQuantity.windGust.step
        let result = look(
            [17, 17.5, 17 + 0.9 * step, 17 + step, 17 + step, 17 + 2.5 * step] + Array(repeating: 18, count: 60),
            state: &state)
        #expect(result.told == [0, 3, 5])
    }

    @Test("other weather on another day is told anew, the same that moves within its day is not")
    func otherDay() {
        var state = RuleState()
        func look(_ gusts: ClosedRange<Int>, at hours: Double) -> Bool {
            let now = Gusts.time(hours)
            let rows = Gusts.hours(0...120) { gusts.contains($0) ? 20 : 5 }
            return state.look(at: Gusts.finding(rows, at: now), of: Gusts.gale, at: now, in: .gmt)
        }
        let told = [
            look(15...18, at: 1), look(20...22, at: 2), look(16...23, at: 3), look(40...42, at: 4),
            look(40...42, at: 20), look(40...42, at: 25), look(41...44, at: 43),
        ]
        #expect(told == [true, false, false, false, true, false, false])
    }

    @Test("what begins before midnight is not told again after it")
    func midnight() {
        var state = RuleState()
        let rows = Gusts.hours(0...72) { (21...28).contains($0) ? 20 : 5 }
        var told: [Double] = []
        for hour in 0..<30 {
            let now = Gusts.time(Double(hour))
            if state.look(at: Gusts.finding(rows, at: now), of: Gusts.gale, at: now, in: .gmt) {
                told.append(Double(hour))
            }
        }
        #expect(told == [0])
    }

    @Test("in quiet hours, by the clock of the place, nothing is told; after them it is, if it is still true")
    func quiet() {
        var rule = Gusts.gale
        rule.quietHours = ClockSpan("22:00-07:00")
        var state = RuleState()
        // It is 06:00 in Hamburg at 05:00 in UTC.
        #expect(look(Array(repeating: 20, count: 10), rule, state: &state, in: Gusts.berlin).told == [6])
        var other = RuleState()
        #expect(look([20, 20, 10, 10, 10, 10, 10, 10], rule, state: &other, in: Gusts.berlin).told == [])
    }

    @Test(
        "quiet hours end by the clock, also in nights in which it changes",
        arguments: [
            ("07:00", "2026-03-28T22:00:00Z", "2026-03-29T05:00:00Z"),
            ("02:30", "2026-03-28T22:00:00Z", "2026-03-29T01:00:00Z"),
            ("07:00", "2026-10-24T21:00:00Z", "2026-10-25T06:00:00Z"),
            ("07:00", "2026-11-24T22:00:00Z", "2026-11-25T06:00:00Z"),
        ])
    func quietEnd(until: String, now: String, end: String) throws {
        var rule = Gusts.gale
        rule.quietHours = ClockSpan("22:00-\(until)")
        let (now, end) = (try Date(now, strategy: .iso8601), try Date(end, strategy: .iso8601))
        #expect(rule.nextTelling(after: now, in: Gusts.berlin) == end)
        #expect(rule.quietHours?.contains(end, in: Gusts.berlin) == false)
    }

    @Test("a part of a day is told from its time on, and each day's anew")
    func parts() throws {
        var rule = Gusts.gale
        rule.scope = .part(try #require(ClockSpan("06:00-09:00")), on: [])
        rule.toldFrom = TimeOfDay("19:00")
        var state = RuleState()
        let result = look(Array(repeating: 20, count: 72), rule, state: &state)
        // This morning's at once, as its evening is past; then each evening.
        #expect(result.told == [0, 19, 43, 67])
        // What held this morning says nothing of tomorrow's, whose wind stays within the band.
        var other = RuleState()
        #expect(
            look([20, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15], rule, state: &other).held.suffix(3) == [
                true, false, false,
            ])
    }

    @Test("after a restart nothing is told again, and an hour beyond the band counts on")
    func restart() throws {
        var state = RuleState()
        _ = look([17, 13], state: &state)
        var memory = RuleMemory()
        memory["gale", "hamburg"] = state
        let data = try JSONEncoder().encode(memory)
        var restored = try JSONDecoder().decode(RuleMemory.self, from: data)["gale", "hamburg"]
        #expect(restored == state)
        let result = look([13, 17, 12, 12, 12, 12], state: &restored, from: 2)
        #expect(result.told == [] && result.held == [true, true, true, true, true, false])
    }

    @Test("two rules at once do not meet, nor does one at two places")
    func two() {
        var memory = RuleMemory()
        let calm = WeatherRule("calm", .windGust, .below, 17.5)
        for (rule, place) in [(Gusts.gale, "hamburg"), (calm, "hamburg"), (Gusts.gale, "oslo")] {
            let told = memory[rule.id, place].look(
                at: Gusts.steady(17, rule, at: Gusts.midnight), of: rule, at: Gusts.midnight, in: .gmt)
            #expect(told, "\(rule.id) \(place)")
        }
        let later = Gusts.time(1)
        let again = memory["gale", "oslo"].look(at: Gusts.steady(17, at: later), of: Gusts.gale, at: later, in: .gmt)
        #expect(!again)
        memory.forget("gale")
        #expect(memory["gale", "oslo"] == RuleState() && memory["calm", "hamburg"].holds)
    }

    @Test("a changed rule begins anew, an unknown forecast changes nothing, and a clock that goes back does no harm")
    func changes() {
        var state = RuleState()
        _ = look([17, nil, nil], state: &state)
        #expect(state.holds)
        var other = Gusts.gale
        other.threshold = 30
        _ = look([17], other, state: &state, from: 3)
        #expect(!state.holds && state.told == nil)
        var back = RuleState()
        _ = look([17, 10], state: &back, from: 50)
        let result = look([10, 10, 10, 10], state: &back, from: 0)
        #expect(result.held == [true, true, true, false])
    }

    @Test("a look that does not tell leaves the telling to another")
    func asking() {
        var state = RuleState()
        state.take(Gusts.steady(20, at: Gusts.midnight), of: Gusts.gale, at: Gusts.midnight)
        #expect(state.holds && state.told == nil)
        #expect(look([20, 20], state: &state, from: 1).told == [1])
    }

    @Test("what is remembered has an end")
    func bounded() {
        var memory = RuleMemory()
        for number in 0..<600 {
            memory["rule \(number)", "hamburg"] = look17()
        }
        #expect(!memory["rule 99", "hamburg"].holds && memory["rule 100", "hamburg"].holds)
    }

    private func look17() -> RuleState {
        var state = RuleState()
        _ = look([17], state: &state)
        return state
    }
}
