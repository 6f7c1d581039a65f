import Foundation
import Testing
import WeatherModel

struct DayWideningTests {
    @Test("high and low are widened to the hours of the same day, and are not narrowed")
    func widened() throws {
        let zone = try zone("Pacific/Chatham")
        let hours = try rows(from: "2026-11-20T10:15:00Z", count: 24) { number, hour in
            hour.temperature = Temperature(Double(number))
            hour.apparentTemperature = Temperature(Double(number - 3))
        }
        var day = Day(date: try #require(CivilDate("2026-11-21")))
        day.high = Temperature(21)
        day.low = Temperature(-2)
        day.apparentLow = Temperature(4)
        var next = Day(date: try #require(CivilDate("2026-11-22")))
        next.high = Temperature(9)
        let widened = [day, next].widened(by: hours, in: zone)
        #expect(widened[0].high == Temperature(23))
        #expect(widened[0].low == Temperature(-2))
        #expect(widened[0].apparentLow == Temperature(-3))
        #expect(widened[0].apparentHigh == nil)
        #expect(widened[1] == next)
    }
}
