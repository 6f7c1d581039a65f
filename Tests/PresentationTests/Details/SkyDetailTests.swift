import Foundation
import Testing
import WeatherModel

@testable import WeatherText

struct SkyDetailTests {
    private func card(_ now: String, _ point: (Double, Double), _ zone: String = "UTC") throws -> DetailCard {
        let place = Samples.place("Place", id: "geonames:1", zone: zone, at: point)
        return try #require(Details(at: now, over: place, in: zone)[.sky])
    }

    @Test("daylight, its change, and one horizon with both bodies and the times of the sun")
    func ordinary() throws {
        let card = try card("2026-11-21T12:20:00Z", (51.51, -0.13), "Europe/London")
        #expect(card.value == "8 h 35 min")
        #expect(card.verdict == "of daylight, 3 min less than yesterday")
        let sky = try #require(card.sky)
        #expect(sky.passages.map(\.text) == ["07:28", "16:03"])
        #expect(abs(sky.passages[0].share - 7.48 / 24) < 0.01)
        // The curve crosses the horizon where the times are.
        let zeros = zip(sky.sun, sky.sun.dropFirst()).enumerated().filter { ($1.0 > 0) != ($1.1 > 0) }.map(\.offset)
        #expect(zeros.count == 2)
        for (index, passage) in zip(zeros, sky.passages) {
            #expect((Double(index)...Double(index + 1)).contains(passage.share * 96))
        }
        #expect(abs((sky.sun.max() ?? 0) - 19.3) < 0.5, "the sun of a winter's noon is low")
    }

    @Test("polar day and polar night are told as such, with a sun that stays up or down")
    func poles() throws {
        let night = try card("2026-11-21T12:20:00Z", (78.2, 15.6))
        #expect(night.value == "Polar night")
        #expect(night.verdict == "The sun does not rise today")
        #expect(try #require(night.sky).sun.allSatisfy { $0 < 0 })
        #expect(try #require(night.sky).passages.isEmpty)
        let dim = try card("2026-12-21T11:00:00Z", (69.65, 18.96), "Europe/Oslo")
        let told = try #require(dim.verdict)
        #expect(told.wholeMatch(of: /The sun does not rise today, twilight \d\d:\d\d to \d\d:\d\d/) != nil, "\(told)")
        let pole = try card("2026-03-12T12:00:00Z", (89.9, 0))
        #expect(pole.verdict == "The sun does not rise today, twilight all day")
        let day = try card("2026-11-21T12:20:00Z", (-78, 166))
        #expect(day.value == "Polar day")
        #expect(day.verdict == "The sun does not set today")
        #expect(try #require(day.sky).sun.allSatisfy { $0 > 0 })
    }

    @Test("a waxing moon is lit on the right in the north and on the left in the south")
    func side() throws {
        #expect(try card("2026-11-21T12:20:00Z", (51.5, 0)).sky?.isLitOnTheRight == true)
        #expect(try card("2026-11-21T12:20:00Z", (-33.9, 18.4)).sky?.isLitOnTheRight == false)
        #expect(try card("2026-11-28T12:20:00Z", (51.5, 0)).sky?.isLitOnTheRight == false)
    }

    @Test("the moon's times are those that matter now")
    func moon() throws {
        let point = (51.51, -0.13)
        func times(_ now: String) throws -> String? { try card(now, point, "Europe/London").sky?.moonTimes }
        #expect(try times("2026-11-21T12:20:00Z") == "up 14:04 to 04:43")
        #expect(try times("2026-11-21T15:00:00Z") == "up 14:04 to 04:43")
        let (night, morning) = (try times("2026-11-22T03:00:00Z"), try times("2026-11-22T08:00:00Z"))
        #expect(night == "up until 04:43, again from 14:21")
        #expect(morning == "up 14:21 to 06:12")
    }

    @Test("at every place and on every day the texts are told and the heights are of this sky")
    func everywhere() throws {
        for latitude in stride(from: -89.9, through: 89.9, by: 29.9) {
            for day in ["2026-01-10", "2026-03-29", "2026-06-21", "2026-10-25", "2026-12-31"] {
                for zone in ["Pacific/Kiritimati", "Australia/Lord_Howe", "America/St_Johns"] {
                    let card = try card("\(day)T09:00:00Z", (latitude, 40), zone)
                    let sky = try #require(card.sky)
                    #expect((sky.sun + sky.moon).allSatisfy { (-91.5...91.5).contains($0) })
                    #expect(sky.moonTimes?.isEmpty == false, "\(latitude) \(day) \(zone)")
                    #expect((0...1).contains(sky.now))
                    #expect(sky.passages.allSatisfy { (0...1).contains($0.share) })
                    #expect(!card.value.contains("—"))
                }
            }
        }
    }
}
