import Foundation
import SeededRandom
import WeatherModel

@testable import WeatherText

extension WeatherReport {
    /// Returns the report with values for the cards of details, and some of them missing.
    func detailed(seed: UInt64) -> WeatherReport {
        var random = SeededGenerator(seed: seed &+ 0x9E37_79B9)
        var report = self
        var pressure = Double.random(in: 985...1035, using: &random)
        var slope = Double.random(in: -1.5...1.5, using: &random)
        for index in hourRows.indices {
            if random.chance(10) { slope = Double.random(in: -3...3, using: &random) }
            pressure = min(max(pressure + slope, 950), 1060)
            report.hours?.value[index].conditions.fill(pressure, &random)
        }
        report.current?.value.conditions.fill(pressure, &random)
        return report
    }
}

extension Conditions {
    fileprivate mutating func fill(_ pressure: Double, _ random: inout SeededGenerator) {
        func maybe<Value: Quantity>(_ range: ClosedRange<Double>) -> Value? {
            random.chance(92) ? Value(Double.random(in: range, using: &random)) : nil
        }
        seaLevelPressure = random.chance(96) ? Pressure(pressure) : nil
        windSpeed = maybe(0...30)
        windGust = maybe(0...45)
        windDirection = maybe(0...360)
        relativeHumidity = maybe(10...100)
        visibility = maybe(50...40_000)
        uvIndex = maybe(0...12)
        apparentTemperature = random.chance(50) ? maybe(-20...40) : nil
    }
}
