import Foundation
import Testing
import WeatherModel

@testable import WeatherText

struct DetailScaleTests {
    private let now = "2026-11-21T12:20:00Z"

    private func cards(
        _ conditions: Conditions = Conditions(), hours: [Hour] = [], currentAt time: String? = nil
    ) -> [DetailCard] {
        let report = Samples.report(
            fetched: now, current: Samples.current(time ?? now, conditions), hours: hours)
        let context = SentenceContext(Samples.formatter, in: report.timeZone, at: Samples.instant(now))
        return DetailCards(of: report, over: Samples.london.coordinates, context).all
    }

    private func card(_ id: String, among cards: [DetailCard]) throws -> DetailCard {
        try #require(cards.first { $0.id == id }, "no \(id) among \(cards.map(\.id))")
    }

    @Test("cards stand in a fixed order")
    func order() {
        var conditions = Conditions()
        conditions.windSpeed = Speed(4)
        conditions.windDirection = Bearing(270)
        conditions.relativeHumidity = Percentage(82)
        conditions.dewPoint = Temperature(9.2)
        conditions.seaLevelPressure = Pressure(1016)
        conditions.surfacePressure = Pressure(973)
        conditions.visibility = Distance(10_000)
        conditions.cloudCover = Percentage(75)
        conditions.uvIndex = UVIndex(3)
        let cards = cards(conditions)
        #expect(
            cards.filter { !["sun", "moon"].contains($0.id) }.map { "\($0.title): \($0.value)" } == [
                "Wind: 14 km/h", "Humidity: 82%", "Dew point: 9°", "Pressure: 1016 hPa", "Visibility: 10 km",
                "Cloud cover: 75%", "UV index: 3, moderate",
            ])
        #expect(cards.map(\.id).suffix(2) == ["sun", "moon"])
    }

    @Test("where only the chance of rain is known, that is its value; weather long past has no rain of this hour")
    func rain() throws {
        var hours = Samples.hours(from: "2026-11-21T12:00:00Z", count: 2)
        hours[1].precipitationProbability = Percentage(80)
        let rain = try card("rain", among: cards(hours: hours))
        #expect(rain.value == "80%")
        #expect(rain.words == nil)
        #expect(rain.drawing == .ring(0.8))
        #expect(!cards(currentAt: "2026-11-20T12:20:00Z").contains { $0.id == "rain" })
    }

    @Test("a value beyond the ends of its scale stays on it")
    func scales() throws {
        var conditions = Conditions()
        conditions.seaLevelPressure = Pressure(900)
        conditions.visibility = Distance(1)
        conditions.uvIndex = UVIndex(14)
        let cards = cards(conditions)
        #expect(try card("pressure", among: cards).drawing == .ring(0))
        guard case .bar(0, _) = try card("visibility", among: cards).drawing,
            case .bar(1, _) = try card("uv", among: cards).drawing
        else { return #expect(Bool(false), "off the scale: \(cards)") }
    }

    @Test("the sun has its times, the length of its day and its way so far")
    func sun() throws {
        let sun = try card("sun", among: cards())
        #expect(sun.value.hasPrefix("07:2") && sun.value.contains(" – 16:0"), "\(sun.value)")
        #expect(sun.words?.hasPrefix("Day of 8 h 3") == true && sun.words?.hasSuffix(" shorter") == true)
        guard case .sunArc(let share?) = sun.drawing else { return #expect(Bool(false), "no way at noon") }
        #expect((0.5...0.65).contains(share))
    }
}
