import Foundation
import Testing
import WeatherModel

struct DayConditionTests {
    /// The day's condition where the hours from 1 to 24 have these, and all others are clear.
    private func condition(
        _ hours: [Int: WeatherCondition], elsewhere: WeatherCondition = .clear, lit: ClosedRange<Int>? = nil
    ) throws -> WeatherCondition? {
        let rows = try rows(from: "2026-11-20T00:00:00Z", count: 49) { number, hour in
            hour.condition = hours[number] ?? elsewhere
            hour.isDay = lit.map { $0.contains(number) }
        }
        return [Day].built(from: rows, in: .gmt).first?.condition
    }

    @Test("dangerous weather in one hour is the day's")
    func danger() throws {
        #expect(try condition([15: .thunderstorm, 3: .rain, 4: .rain, 5: .rain]) == .thunderstorm)
        #expect(try condition([15: .lightFreezingRain]) == .lightFreezingRain)
        #expect(try condition([15: .thunderstorm, 16: .tornado]) == .tornado)
    }

    @Test("rain has to last for two hours, at the strength that does")
    func twoHours() throws {
        #expect(try condition([9: .lightRain]) == .clear)
        #expect(try condition([9: .lightRain, 17: .lightRain]) == .lightRain)
        #expect(try condition([9: .lightRain, 10: .lightRain, 11: .heavyRain]) == .lightRain)
        #expect(try condition([9: .rain, 10: .heavyRain, 11: .lightRain]) == .rain)
        #expect(try condition([9: .lightRain, 10: .snow, 11: .snow]) == .snow)
    }

    @Test("rain before midnight colours the day it fell on, not the next")
    func midnight() throws {
        #expect(try condition([23: .rain, 24: .rain]) == .rain)
        #expect(try condition([0: .rain, 1: .rain]) == .clear)
    }

    @Test("a dry day is what its sky is most often, of two the graver, by day where day is known")
    func sky() throws {
        #expect(try condition([10: .overcast, 11: .overcast, 12: .fog]) == .clear)
        var half: [Int: WeatherCondition] = [:]
        for hour in 1...12 { half[hour] = .overcast }
        #expect(try condition(half) == .overcast)
        #expect(try condition([9: .overcast, 10: .overcast, 11: .clear], lit: 9...11) == .overcast)
    }

    @Test("an unknown code counts only where there is nothing else")
    func unknown() throws {
        #expect(try condition([:], elsewhere: .unknown) == .unknown)
        #expect(try condition([4: .fog], elsewhere: .unknown) == .fog)
    }

    @Test("one row of three hours of rain is enough")
    func coarse() throws {
        let rows = try rows(from: "2026-11-20T00:00:00Z", count: 8, step: 10_800) { number, hour in
            hour.condition = number == 4 ? .rain : .partlyCloudy
        }
        #expect([Day].built(from: rows, in: .gmt).first?.condition == .rain)
    }
}
