import Foundation
import Testing
import Trips
import WeatherModel
import WeatherStore

@testable import WeatherText

@Suite("A trip's day that has begun, and its clocks")
struct TripRestTests {
    private static let now = Samples.instant("2026-11-19T18:20:00Z")

    /// A stay in London on 19 November, of which a gust of 80 km/h and heavy rain are over.
    ///
    /// - Parameters:
    ///   - ends: The low and the high of all of it, both of which are over.
    ///   - rest: The temperature of the hours that are left.
    private func text(
        hasHours: Bool = true, from ends: (low: Double, high: Double) = (-3, 22), rest: Double = 14
    ) -> TripText {
        var day = Samples.day("2026-11-19", .overcast, low: ends.low, high: ends.high)
        (day.windGustMax, day.precipitation) = (Speed(80 / 3.6), Precipitation(36))
        var rows = Sky.hours("RRRR" + String(repeating: ".", count: 44), from: Samples.instant("2026-11-19T00:00:00Z"))
        for index in rows.indices {
            rows[index].windGust = Speed((index == 8 ? 80 : 17) / 3.6)
            rows[index].temperature = Temperature(index == 6 ? ends.low : index == 13 ? ends.high : rest)
        }
        let report = WeatherReport(
            Forecast(
                source: Samples.source, fetchedAt: Self.now, timeZone: .gmt, hours: hasHours ? rows : [], days: [day]))
        let trip = Trip(id: "t", name: "London", legs: [TripLeg(at: Samples.london, from: day.date, to: day.date)])
        let weather = TripLegWeather(SavedPlace(Samples.london), zone: .gmt, report: report.settled(at: Self.now))
        return TripText(trip, [weather], home: nil, at: Self.now, Samples.formatter)
    }

    private func advice(_ item: PackingItem, _ text: TripText) -> PackingAdvice? {
        text.outlook.packing.first { $0.item == item }
    }

    @Test("what is packed for is what is left of today: gusts, warmth and cold as what falls")
    func rest() throws {
        let text = text()
        let wind = try #require(advice(.windproof, text))
        #expect(!wind.isNeeded && wind.reason == .gust(Speed(17 / 3.6)))
        #expect(advice(.rainJacket, text)?.isNeeded == false)
        #expect(advice(.winterCoat, text) == nil && advice(.shortSleeves, text)?.isNeeded == false)
        #expect(text.legs.first?.sentence.contains("gusts") == false, "\(text.legs.first?.sentence ?? "")")
        // The row of the day has the high of all of it.
        #expect(text.legs.first?.tiles.first?.highText == "22°")
    }

    @Test("a high and a low that say the same as what is left of today are told as they stand beside it")
    func shownEnds() throws {
        let text = text(from: (5, 12), rest: 11.4)
        let sleeves = try #require(advice(.shortSleeves, text))
        #expect(!sleeves.isNeeded && sleeves.reason == .high(Temperature(12)))
        #expect(advice(.warmLayer, text)?.reason == .low(Temperature(5)))
        #expect(text.legs.first?.tiles.first?.highText == "12°" && text.legs.first?.tiles.first?.lowText == "5°")
        #expect(text.packing.needless?.contains("up to 12°") == true, "\(text.packing.needless ?? "")")
    }

    @Test("a gust that is known for the whole of today alone may be over, and is no reason")
    func wholeDayAlone() {
        let text = text(hasHours: false)
        #expect(advice(.windproof, text) == nil)
        #expect(text.legs.first?.sentence.contains("gusts") == false)
    }

    @Test("how far the clocks are apart is told only where that is the same on all days of a stay")
    func clocks() throws {
        let newYork = Samples.place("New York", id: "ny", zone: "America/New_York")
        func text(_ first: String, _ last: String) throws -> String? {
            let leg = TripLeg(
                at: newYork, from: try #require(CivilDate(first)), to: try #require(CivilDate(last)))
            let weather = TripLegWeather(
                SavedPlace(newYork), zone: Samples.zone("America/New_York"), report: nil)
            let trip = Trip(id: "t", name: "t", legs: [leg])
            return TripText(
                trip, [weather], home: Samples.zone("Europe/Berlin"), at: Self.now, Samples.formatter
            ).legs.first?.clockText
        }
        // The clocks of Europe are changed on 28 March.
        #expect(try text("2027-03-20", "2027-03-27") == "5 hours behind the time at home")
        #expect(try text("2027-03-28", "2027-04-05") == "6 hours behind the time at home")
        #expect(try text("2027-03-20", "2027-04-05") == nil)
    }
}
