import Foundation
import Testing
import WeatherModel

struct DayWindTests {
    private func direction(_ winds: [(speed: Double?, from: Double)]) throws -> Double? {
        let hours = try rows(from: "2026-11-20T00:00:00Z", count: 24) { number, hour in
            let wind = winds[number % winds.count]
            hour.windSpeed = wind.speed.map(Speed.init)
            hour.windDirection = Bearing(wind.from)
        }
        return [Day].built(from: hours, in: .gmt).first?.windDirection.map { $0.value.rounded() }
    }

    @Test("the dominant direction is that of the mean wind, also across north")
    func dominant() throws {
        #expect(try direction([(3, 350), (3, 30)]) == 10)
        #expect(try direction([(3, 340), (3, 10)]) == 355)
        #expect(try direction([(1, 90), (9, 180)]) == 174)
        #expect(try direction([(nil, 200), (nil, 220)]) == 210)
    }

    @Test("winds that cancel out have no dominant direction")
    func cancelled() throws {
        #expect(try direction([(4, 0), (4, 180)]) == nil)
        #expect(try direction([(0, 90)]) == nil)
    }

    @Test("the gust of the row at midnight blew in the day that ends then")
    func midnight() throws {
        let hours = try rows(from: "2026-11-20T01:00:00Z", count: 48) { number, hour in
            hour.windGust = Speed(number == 23 ? 30 : 8)
        }
        #expect([Day].built(from: hours, in: .gmt).map(\.windGustMax) == [Speed(30), Speed(8)])
    }

    @Test("the strongest wind and gust of the day are its maxima")
    func strongest() throws {
        let hours = try rows(from: "2026-11-20T00:00:00Z", count: 24) { number, hour in
            hour.windSpeed = Speed(Double(number % 7))
            hour.windGust = Speed(Double(number % 11))
            hour.uvIndex = UVIndex(Double(number % 5))
            hour.apparentTemperature = Temperature(Double(-number))
        }
        let day = try #require([Day].built(from: hours, in: .gmt).first)
        #expect(day.windSpeedMax == Speed(6))
        #expect(day.windGustMax == Speed(10))
        #expect(day.uvIndexMax == UVIndex(4))
        #expect([day.apparentLow, day.apparentHigh] == [Temperature(-23), Temperature(0)])
    }
}
