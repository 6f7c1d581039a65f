import Foundation
import Testing
import WeatherModel

@testable import Charts
@testable import WeatherText

@Suite("The rows of a chart that is made again")
struct ChartMemoryTests {
    private let memory = ChartMemory()
    private let zone = Samples.zone("Europe/London")

    private func chart(
        _ metric: ChartMetric = .temperature, from start: String = "2026-11-21T00:00:00Z", at now: String,
        _ formatter: WeatherFormatter = Samples.formatter, memory: ChartMemory? = nil,
        change: (inout [Hour]) -> Void = { _ in }
    ) throws -> HoursChart {
        var hours = Samples.hours(from: start, count: 48)
        change(&hours)
        let context = SentenceContext(formatter, in: zone, at: Samples.instant(now))
        return try #require(HoursChart(metric, hours: hours, memory: memory, context))
    }

    /// Returns how many rows of the second chart are not those of the first one.
    private func renewed(_ first: HoursChart, _ second: HoursChart) -> Int {
        zip(first.meteogram.hours, second.meteogram.hours).count { $0.spoken !== $1.spoken }
    }

    @Test("no row is made again at a minute's tick, two are at the hour, and one whose forecast has changed")
    func minute() throws {
        let first = try chart(at: "2026-11-21T14:30:00Z", memory: memory)
        let second = try chart(at: "2026-11-21T14:31:00Z", memory: memory)
        #expect(renewed(first, second) == 0)
        let third = try chart(at: "2026-11-21T15:00:00Z", memory: memory)
        #expect(renewed(second, third) == 2)
        let fourth = try chart(at: "2026-11-21T15:01:00Z", memory: memory) { $0[20].temperature = Temperature(-9) }
        #expect(renewed(third, fourth) == 1)
    }

    @Test("other formats and another quantity make all of them")
    func formats() throws {
        let first = try chart(at: "2026-11-21T14:30:00Z", memory: memory)
        let german = WeatherFormatter(locale: Locale(identifier: "de_DE"))
        let second = try chart(at: "2026-11-21T14:31:00Z", german, memory: memory)
        #expect(renewed(first, second) == 48)
        let third = try chart(.wind, at: "2026-11-21T14:31:00Z", german, memory: memory)
        #expect(renewed(second, third) == 48)
    }

    @Test(
        "the chart is the one that would be made anew, over midnight and the change of the clocks",
        arguments: ["2026-11-21T00:00:00Z", "2026-10-24T00:00:00Z", "2026-03-28T00:00:00Z"])
    func sameAsNew(start: String) throws {
        let beginning = Samples.instant(start)
        for minutes in stride(from: 0, to: 47 * 60, by: 20) {
            let now = beginning.addingTimeInterval(Double(minutes) * 60).formatted(.iso8601)
            let kept = try chart(from: start, at: now, memory: memory)
            #expect(try kept == chart(from: start, at: now), "\(now)")
        }
    }
}
