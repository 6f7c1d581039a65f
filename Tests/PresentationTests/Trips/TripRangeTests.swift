import Testing
import WeatherModel
import WeatherStore

@testable import Presentation

extension TripViewModelTests {
    @Test("days whose highs and lows are shown as one number have no range in words", arguments: [false, true])
    func oneNumber(isWet: Bool) async throws {
        let days = (23...24).map { number in
            var day = Samples.day("2026-11-\(number)", isWet ? .rain : .overcast, low: 8.6, high: 9.4)
            day.precipitation = Precipitation(isWet ? 8 : 0)
            return day
        }
        try await store.save(
            Samples.report(
                fetched: "2026-11-21T15:10:00Z",
                current: Samples.current("2026-11-21T15:10:00Z", Samples.conditions(.overcast, 8)), days: days),
            for: Samples.london.id)
        try await store.save(trip((Samples.london, "2026-11-23", "2026-11-24")), replacing: nil, ifOnlyOfItsName: false)
        let model = model(on: try PlacesDesk(places: [], parts: [.current, .days], kept: store))
        model.openTrip("trip")
        let sentence = try #require(model.trips?.page?.content.sentence)
        #expect(sentence == (isWet ? "9° throughout. Wet on 2 of 2 days." : "9° throughout. Dry or nearly so."))
    }
}
