import Foundation
import Testing
import WeatherModel
import WeatherStore
import WeatherText

@testable import GoodTimes

/// What a calendar knows times again by.
struct CalendarMemoryTests {
    private func ids(
        _ memory: inout CalendarMemory, _ times: [(Double, Double)], of activity: String = "run", at now: Double
    ) -> [String] {
        memory.ids(
            of: activity, at: "geonames:1", for: times.map { Weather.time($0)..<Weather.time($1) }, in: .gmt,
            at: Weather.time(now))
    }

    @Test("later the same day the times to come keep their identifiers, and none gets that of one that is over")
    func later() {
        var memory = CalendarMemory()
        let morning = ids(&memory, [(8, 12), (14, 17), (18, 19)], at: 8.25)
        #expect(Set(morning).count == 3)
        #expect(ids(&memory, [(14, 17), (18, 19)], at: 13.25) == Array(morning.dropFirst()))
        #expect(ids(&memory, [(14, 17), (18, 19)], at: 15) == Array(morning.dropFirst()))
        let evening = ids(&memory, [(18, 19), (20, 22)], at: 17.5)
        #expect(evening.first == morning.last && !morning.contains(evening[1]))
    }

    @Test("a time that moves keeps it: while it overlaps with what it was, or within its day before it has begun")
    func moving() {
        var memory = CalendarMemory()
        let first = ids(&memory, [(8, 10), (14, 17)], at: 6)
        #expect(ids(&memory, [(9, 11), (16, 19)], at: 7) == first)
        #expect(ids(&memory, [(9, 11), (20, 22)], at: 7) == first)
        // A new one that begins where another was before it moved is another event.
        let third = ids(&memory, [(9, 11), (14, 15), (20, 22)], at: 7)
        #expect(third[0] == first[0] && third[2] == first[1] && Set(third).count == 3)
        // The next day's is no time of today that has moved.
        #expect(!third.contains(ids(&memory, [(33, 35)], at: 12)[0]))
    }

    @Test("activities do not meet, and what is remembered has an end")
    func bounded() throws {
        var memory = CalendarMemory()
        let run = ids(&memory, [(8, 10)], at: 6)
        #expect(ids(&memory, [(8, 10)], of: "cycle", at: 6) != run)
        let data = try JSONEncoder().encode(memory)
        var restored = try JSONDecoder().decode(CalendarMemory.self, from: data)
        #expect(restored == memory && ids(&restored, [(8, 10)], at: 7) == run)
        _ = ids(&restored, [], at: 100)
        #expect(restored == CalendarMemory())
    }

    @Test("an event begins with its time, even before now, and names the source of the forecast")
    func event() throws {
        let walk = Activity("walk", limits: Weather.limits([.windSpeed: (nil, 8)]))
        let time = try #require(Weather.outlook(walk, Weather.hours(4...12), from: Weather.time(7.5)).times.first)
        func text(by id: String) -> String {
            let source = WeatherSource(
                id: id, name: "MET", attribution: "Data from MET Norway", homepage: "https://met.example")
            return CalendarFile(
                [("1", time)], of: walk, called: "Hamburg", by: [source], madeAt: Weather.time(7),
                WeatherFormatter(locale: Locale(identifier: "en_GB"), units: .metric, ownZone: .gmt)
            ).text.replacing("\r\n ", with: "")
        }
        let real = text(by: "met")
        #expect(real.contains("DTSTART:20261124T040000Z") && real.contains("DTEND:20261124T120000Z"))
        #expect(real.contains("Wind under 28.8 km/h\\nData from MET Norway\\nhttps://met.example"))
        let sample = text(by: "sample")
        #expect(sample.contains("\\nSample data\\, not real weather") && !sample.contains("met.example"))
    }
}
