import Foundation
import Testing
import WeatherModel

/// Rows for the tests of days: one every `step` seconds from `start` on, filled by `fill` with its number.
func rows(
    from start: String, count: Int, step: TimeInterval = 3600, fill: (Int, inout Hour) -> Void
) throws -> [Hour] {
    let first = try Date(start, strategy: .iso8601)
    return (0..<count).map { number in
        var hour = Hour(time: first.addingTimeInterval(Double(number) * step), duration: step)
        fill(number, &hour)
        return hour
    }
}

func zone(_ identifier: String) throws -> TimeZone {
    try #require(TimeZone(identifier: identifier))
}
