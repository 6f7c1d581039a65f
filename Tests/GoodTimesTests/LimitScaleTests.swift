import Foundation
import SeededRandom
import Testing
import WeatherModel
import WeatherStore

@testable import WeatherText

/// The values that sliders offer for limits.
struct LimitScaleTests {
    private let metric = Units(for: Locale(identifier: "de_DE"))
    private let american = Units(for: Locale(identifier: "en_US"))

    @Test("values rise, lie within what the quantity can be, and the usual limit is one of them, in every unit")
    func values() throws {
        for units in [metric, american] {
            for quantity in HourlyQuantity.allCases {
                let scale = LimitScale(of: quantity, in: units)
                #expect(scale.values.count > 2 && scale.numbers.count == scale.values.count)
                #expect(zip(scale.numbers, scale.values).allSatisfy { abs($0 - quantity.shown($1, in: units)) < 1e-6 })
                #expect(zip(scale.values, scale.values.dropFirst()).allSatisfy { $0 < $1 }, "\(quantity)")
                #expect(scale.values.allSatisfy(quantity.range.contains), "\(quantity)")
                let usual = try #require(scale.usual, "\(quantity)")
                #expect([usual.least, usual.under].compactMap(\.self).allSatisfy(scale.values.contains))
            }
        }
    }

    @Test("a limit with one end has one to move, and both where readers usually set both")
    func sides() throws {
        let (most, least) = (try #require(QuantityLimit(under: 8)), try #require(QuantityLimit(least: 8)))
        let both = try #require(QuantityLimit(least: 3, under: 8))
        for quantity in [HourlyQuantity.windSpeed, .windGust, .precipitation, .visibility, .sunHeight] {
            let scale = LimitScale(of: quantity, in: metric)
            #expect(scale.sides(of: most) == [.tooHigh] && scale.sides(of: least) == [.tooLow], "\(quantity)")
            #expect(scale.sides(of: both) == [.tooLow, .tooHigh], "\(quantity)")
        }
        #expect(LimitScale(of: .temperature, in: metric).sides(of: least) == [.tooLow, .tooHigh])
    }

    @Test("an end goes to the value of its position, and the other one stays")
    func moving() throws {
        let scale = LimitScale(of: .temperature, in: metric)
        let limit = try #require(QuantityLimit(least: 3, under: 18))
        #expect(scale.position(of: .tooLow, in: limit) == 33 && scale.position(of: .tooHigh, in: limit) == 48)
        #expect(scale.moving(.tooHigh, to: 50, in: limit) == QuantityLimit(least: 3, under: 20))
        #expect(scale.moving(.tooLow, to: 0, in: limit) == QuantityLimit(under: 18))
        #expect(scale.moving(.tooHigh, to: scale.values.count - 1, in: limit) == QuantityLimit(least: 3))
    }

    @Test("whatever is moved wherever, there is a limit, and its ends do not pass each other")
    func anyMove() {
        var generator = SeededGenerator(seed: 11)
        for quantity in HourlyQuantity.allCases {
            let scale = LimitScale(of: quantity, in: metric)
            guard var limit = scale.usual else { continue }
            for _ in 0..<300 {
                let side: QuantityLimit.Side = Bool.random(using: &generator) ? .tooLow : .tooHigh
                let position = Int.random(in: -3...(scale.values.count + 3), using: &generator)
                let moved = scale.moving(side, to: position, in: limit)
                let kept = side == .tooLow ? (limit.under, moved.under) : (limit.least, moved.least)
                #expect(kept.0 == kept.1, "\(quantity): the other end of \(limit) moved")
                if let least = moved.least, let under = moved.under { #expect(least < under) }
                limit = moved
            }
        }
    }

    @Test("a name that is taken, a command or no name at all is refused with its reason, and a free one is found")
    func names() {
        let names = ActivityNames([Activity("walk", limits: [:])])
        #expect(names.refusal(of: "Walk") == "There is an activity of that name already.")
        #expect(names.refusal(of: "See the stars") == "There is an activity of that name already.")
        #expect(names.refusal(of: "")?.hasPrefix("A name has 1 to 40") == true)
        #expect(names.refusal(of: String(repeating: "a", count: 41)) != nil)
        #expect(names.refusal(of: "List")?.contains("command line") == true)
        #expect(names.refusal(of: "Sail") == nil)
        #expect(ActivityNames([Activity("walk", limits: [:])], except: "walk").refusal(of: "Walk") == nil)
        #expect(names.free(like: "walk") == "walk 2")
        let long = String(repeating: "w", count: 40)
        let free = ActivityNames([Activity(long, limits: [:])]).free(like: long)
        #expect(free.hasSuffix(" 2") && free.unicodeScalars.count == 40)
    }
}
