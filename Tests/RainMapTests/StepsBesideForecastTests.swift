import Foundation
import Testing
import WeatherModel
import WeatherServices

@testable import RainMap

/// Pictures in the place of a source's own steps.
struct StepsBesideForecastTests {
    private let now = RainField.now

    /// Steps of so many seconds, by their amounts; nil for one that is missing.
    private func steps(_ amounts: [Double?], of length: Double, from start: Date) -> [PrecipitationStep] {
        amounts.enumerated().compactMap { index, amount in
            amount.map {
                PrecipitationStep(
                    time: start + Double(index + 1) * length, duration: length, precipitation: Precipitation($0))
            }
        }
    }

    private func report(hoursOf source: WeatherSource = .openMeteo, chances: [Double] = []) -> WeatherReport {
        let hours = chances.enumerated().map { index, chance in
            Hour(time: now + Double(index + 1) * 3600, precipitationProbability: Percentage(chance))
        }
        return WeatherReport(
            timeZone: .gmt,
            minutes: Sourced(
                steps([3, 3, 3, 3, 3], of: 900, from: now - 900), source: .openMeteo, fetchedAt: now),
            hours: Sourced(hours, source: source, fetchedAt: now))
    }

    @Test("what the pictures do not tell, before, between and after them, stays with its share of the amount")
    func left() {
        let pictures = steps([0, 0, nil, 0], of: 300, from: now)
        let told = report().taking(pictures, of: .brightSky, measuredAt: now, at: now).minutes
        #expect(told?.source == .brightSky)
        let minutes = told?.value.map { Int($0.time.timeIntervalSince(now) / 60) }
        #expect(minutes == [0, 5, 10, 15, 20, 30, 45, 60])
        #expect(told?.value.map { $0.precipitation?.value ?? -1 } == [3, 0, 0, 1, 0, 2, 3, 3])
        #expect(told?.value.map { $0.duration / 60 } == [15, 5, 5, 5, 5, 10, 15, 15])
    }

    @Test("steps of another source than the hours do not stay, as nobody would name it")
    func another() {
        let pictures = steps([0, 0], of: 300, from: now)
        let told = report(hoursOf: .metNorway).taking(pictures, of: .brightSky, measuredAt: now, at: now)
        #expect(told.minutes?.value == pictures)
    }

    @Test("pictures that are over change nothing")
    func over() {
        let pictures = steps([0, 0], of: 300, from: now - 600)
        #expect(report().taking(pictures, of: .brightSky, measuredAt: now, at: now) == report())
    }

    @Test("only an hour that the pictures tell dry throughout loses a chance that would make rain possible")
    func chances() {
        func told(_ amounts: [Double?]) -> [Double?] {
            let pictures = steps(amounts, of: 300, from: now)
            return report(chances: [92, 40, 92]).taking(pictures, of: .brightSky, measuredAt: now, at: now)
                .hours?.value.map { $0.precipitationProbability?.value } ?? []
        }
        let dry = [Double?](repeating: 0, count: 25)
        #expect(told(dry) == [nil, 40, 92])
        #expect(told([0.5] + dry.dropLast()) == [92, 40, 92])
        #expect(told([0, 0, nil] + dry.dropFirst(3)) == [92, 40, 92])
    }
}
