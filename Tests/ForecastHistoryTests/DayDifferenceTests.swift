import Foundation
import SeededRandom
import Testing
import WeatherModel

@testable import ForecastHistory

struct DayDifferenceTests {
    private func changes(_ old: Day, _ new: Day) -> [DayChange] {
        DayDifference(from: Forecasts.issued(old), to: Forecasts.issued(new)).changes
    }

    @Test("equal forecasts have no difference, whatever they say")
    func equal() {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<2000 {
            let day = Forecasts.anyDay(2, using: &random)
            #expect(changes(day, day).isEmpty, "\(day)")
        }
    }

    @Test("seen from the other forecast the difference is the same, from there to here")
    func antisymmetric() {
        var random = SeededGenerator(seed: 2)
        var told = 0
        for _ in 0..<5000 {
            let (one, other) = (
                Forecasts.anyDay(2, using: &random), Forecasts.anyDay(2, using: &random)
            )
            let steps = [0, 1, 6].map { $0 == 0 ? [] : Forecasts.rows(2, step: $0) }
            let here = Forecasts.issued(one, hours: steps.randomElement(using: &random) ?? [])
            let there = Forecasts.issued(other, hours: steps.randomElement(using: &random) ?? [])
            let forth = DayDifference(from: here, to: there).changes
            #expect(forth == DayDifference(from: there, to: here).changes.map(\.reversed), "\(one) \(other)")
            told += forth.count
        }
        #expect(told > 2500)
    }

    @Test("nothing is told below its threshold")
    func thresholds() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<5000 {
            let (one, other) = (
                Forecasts.anyDay(2, using: &random), Forecasts.anyDay(2, using: &random)
            )
            for change in changes(one, other) {
                switch change {
                case .high(let old, let new), .low(let old, let new): #expect(abs(old.value - new.value) > 2.99)
                case .chance(let old, let new):
                    #expect(abs(old.value - new.value) > (min(old, new) < Percentage(10) ? 9.99 : 29.99))
                case .amount(let old, let new):
                    let isMuch = abs(old.value - new.value) > max(4.99, max(old.value, new.value) * 0.499)
                    #expect(isMuch || (min(old, new).value < 0.1 && max(old, new).value >= 1))
                case .kind(let old, let new): #expect(Set([old, new]) == [.liquid, .frozen])
                }
            }
        }
    }

    @Test("three degrees are told and a tenth less is not, whatever is lost of the decimals")
    func degrees() {
        #expect(changes(Forecasts.day(2, high: 11.2), Forecasts.day(2, high: 8.2)).count == 1)
        #expect(changes(Forecasts.day(2, high: 11.2), Forecasts.day(2, high: 8.3)).isEmpty)
        #expect(
            changes(Forecasts.day(2, low: 1), Forecasts.day(2, low: -2.1))
                == [.low(from: Temperature(1), to: Temperature(-2.1))])
    }

    @Test("thirty points of a chance are told, and ten where a dry day turns wet")
    func chances() {
        #expect(changes(Forecasts.day(2, chance: 20), Forecasts.day(2, chance: 50)).count == 1)
        #expect(changes(Forecasts.day(2, chance: 20), Forecasts.day(2, chance: 49)).isEmpty)
        #expect(
            changes(Forecasts.day(2, chance: 5, .clear), Forecasts.day(2, chance: 25, .lightRain))
                == [.chance(from: Percentage(5), to: Percentage(25))])
        #expect(changes(Forecasts.day(2, chance: 5, .clear), Forecasts.day(2, chance: 25, .clear)).isEmpty)
    }

    @Test("a sum is told from five millimetres and half of it on; without a change of chance also where dry turns wet")
    func amounts() {
        #expect(changes(Forecasts.day(2, amount: 3), Forecasts.day(2, amount: 8)).count == 1)
        #expect(changes(Forecasts.day(2, amount: 30), Forecasts.day(2, amount: 36)).isEmpty)
        let dry = Forecasts.day(2, chance: nil, amount: 0, .clear)
        #expect(changes(dry, Forecasts.day(2, chance: nil, amount: 2, .rain)).count == 1)
        #expect(changes(dry, Forecasts.day(2, chance: nil, amount: 0.5, .lightRain)).isEmpty)
    }

    @Test("a dry day that turns wet is told by its sum where the chance stays low, and by the chance where that rises")
    func lowChances() {
        let (dry, wet) = (Precipitation(0), Precipitation(4.9))
        for chance in [0.0, 9] {
            let (old, new) = (
                Forecasts.day(2, chance: 0, .clear), Forecasts.day(2, chance: chance, amount: 4.9, .lightRain)
            )
            #expect(changes(old, new) == [.amount(from: dry, to: wet)])
            #expect(changes(new, old) == [.amount(from: wet, to: dry)])
        }
        #expect(
            changes(Forecasts.day(2, chance: 0, .clear), Forecasts.day(2, chance: 10, amount: 4.9, .lightRain))
                == [.chance(from: Percentage(0), to: Percentage(10))])
        // Less than a wet day, and what the words call dry, are none.
        let (old, little) = (Forecasts.day(2, chance: 0, .clear), Forecasts.day(2, chance: 5, amount: 0.9, .lightRain))
        #expect(changes(old, little).isEmpty)
        #expect(changes(old, Forecasts.day(2, chance: 5, amount: 2, .clear)).isEmpty)
    }

    @Test("snow in place of rain is told where both are likely")
    func kinds() {
        let (rain, snow) = (
            Forecasts.day(2, chance: 80, amount: 4, .rain), Forecasts.day(2, chance: 80, amount: 4, .snow)
        )
        #expect(changes(rain, snow) == [.kind(from: .liquid, to: .frozen)])
        #expect(
            changes(Forecasts.day(2, chance: 10, amount: 0, .rain), snow).allSatisfy {
                $0.reversed != .kind(from: .frozen, to: .liquid)
            })
    }

    @Test("rows of six hours that become rows of an hour change no chance, and no high that they left out")
    func coarse() {
        let (old, new) = (Forecasts.day(2, high: 8, chance: 80), Forecasts.day(2, high: 12, chance: 30))
        func changes(_ step: Int, high: Double?) -> [DayChange] {
            DayDifference(
                from: Forecasts.issued(old, hours: Forecasts.rows(2, step: step, high: high)),
                to: Forecasts.issued(new, hours: Forecasts.rows(2, step: 1))
            ).changes
        }
        #expect(changes(1, high: nil).count == 2)
        #expect(changes(6, high: nil).isEmpty)
        #expect(changes(6, high: 8) == [.high(from: Temperature(8), to: Temperature(12))])
    }

    @Test("what is missing, a part of a day, and another day are no change")
    func missing() {
        let wet = Forecasts.day(2, high: 3, low: -5, chance: 90, amount: 20, .rain)
        #expect(changes(Forecasts.day(2, high: nil, low: nil, chance: nil, amount: nil, nil), wet).isEmpty)
        var part = Forecasts.day(2)
        part.isPartial = true
        #expect(changes(part, wet).isEmpty)
        #expect(changes(Forecasts.day(3), wet).isEmpty)
        #expect(!changes(Forecasts.day(2), wet).isEmpty)
    }
}

extension DayChange {
    /// The same seen from the other forecast.
    fileprivate var reversed: DayChange {
        switch self {
        case .kind(let old, let new): .kind(from: new, to: old)
        case .chance(let old, let new): .chance(from: new, to: old)
        case .amount(let old, let new): .amount(from: new, to: old)
        case .high(let old, let new): .high(from: new, to: old)
        case .low(let old, let new): .low(from: new, to: old)
        }
    }
}
