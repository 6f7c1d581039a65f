import Foundation
import Testing
import WeatherModel

struct HourTests {
    @Test("what an earlier version wrote, which knew steps of an hour only, still reads")
    func earlier() throws {
        let text = #"{"time": 790000000, "conditions": {"temperature": 1.5}, "precipitationProbability": 20}"#
        let hour = try JSONDecoder().decode(Hour.self, from: Data(text.utf8))
        #expect(hour.duration == 3600)
        #expect(hour.temperature == Temperature(1.5))
        #expect(hour.precipitationProbability == Percentage(20))
    }

    @Test("a longer step keeps its length")
    func longer() throws {
        let hour = Hour(time: Date(timeIntervalSince1970: 0), duration: 10_800)
        #expect(try JSONDecoder().decode(Hour.self, from: JSONEncoder().encode(hour)) == hour)
    }
}
