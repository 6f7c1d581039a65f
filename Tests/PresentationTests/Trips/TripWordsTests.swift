import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import Presentation
@testable import WeatherText

extension TripViewModelTests {
    @Test("the row of a trip has its line with less and less of the place's name, and with all of the days")
    func rowWithLittleRoom() async throws {
        let trip = trip((Samples.london, "2026-11-24", "2026-11-26"))
        try await store.save(trip, replacing: nil, ifOnlyOfItsName: false)
        let row = try #require(model().trips?.rows.first)
        #expect(
            row.details == ["London in 3 days", "Londo… in 3 days", "Lond… in 3 days", "Lon… in 3 days"],
            "\(row.details)")
        #expect(row.detail == "London in 3 days" && row.spokenText.contains("London in 3 days"))
    }

    @Test("a trip that begins on the next day begins tomorrow, in its row and at the top of its page")
    func tomorrow() async throws {
        let trip = trip((Samples.london, "2026-11-22", "2026-11-24"))
        try await store.save(trip, replacing: nil, ifOnlyOfItsName: false)
        let model = model()
        let row = try #require(model.trips?.rows.first)
        #expect(row.detail == "London tomorrow" && row.spokenText.contains("London tomorrow"), "\(row.spokenText)")
        model.openTrip("trip")
        let detail = model.trips?.page?.content.detail ?? ""
        #expect(detail.contains("The trip begins tomorrow."), "\(detail)")
    }

    @Test("over the date line the dates of a trip run forwards, and it takes a day at least")
    func dateLine() throws {
        func leg(_ place: String, _ zone: String, _ day: String) throws -> TripLeg {
            let point = try #require(Coordinates(latitude: -14, longitude: 172))
            let location = Location(id: place, name: place, coordinates: point, timeZoneIdentifier: zone)
            let date = try #require(CivilDate(day))
            return TripLeg(at: location, from: date, to: date)
        }
        let legs = [
            try leg("Apia", "Pacific/Apia", "2026-12-05"), try leg("Pago Pago", "Pacific/Pago_Pago", "2026-12-04"),
        ]
        let trip = Trip(id: "t", name: "", legs: legs)
        #expect(trip.datesText(Samples.formatter) == "Friday 4 December to Saturday 5 December")
        let row = TripRow(trip, [], at: Samples.instant("2026-11-21T15:20:00Z"), Samples.formatter)
        #expect(row.trailingDetail == "2 days")
    }

    @Test("when a forecast was fetched is told by the reader's clock, not by that of the stay's place")
    func ownClock() async throws {
        try await store.add(Samples.tokyo)
        try await store.save(
            Samples.report(
                fetched: "2026-11-21T14:05:00Z", in: "Asia/Tokyo",
                current: Samples.current("2026-11-21T14:05:00Z", Samples.conditions(.overcast, 8)), days: Self.days),
            for: Samples.tokyo.id)
        let trip = trip((Samples.tokyo, "2026-11-23", "2026-11-24"))
        try await store.save(trip, replacing: nil, ifOnlyOfItsName: false)
        let model = model(on: try PlacesDesk(places: [], parts: [.current, .days], kept: store))
        model.openTrip("trip")
        let stay = try #require(model.trips?.page?.content.stays.first)
        let told = stay.text.provenance ?? ""
        #expect(told == "Open-Meteo, forecast fetched at 14:05 your time", "\(told)")
    }

    @Test("the end of the forecast is told in sentences: at the top, and at a stay that it does not reach")
    func forecastEnd() async throws {
        try await store.save(
            trip((Samples.london, "2026-11-23", "2026-11-24"), (Samples.london, "2026-12-10", "2026-12-12")),
            replacing: nil, ifOnlyOfItsName: false)
        let model = model()
        model.openTrip("trip")
        let content = try #require(model.trips?.page?.content)
        #expect(
            content.detail?.hasSuffix("The forecast for London ends on Tuesday 24 November.") == true,
            "\(content.detail ?? "")")
        #expect(
            content.stays.last?.text.sentence
                == "The forecast does not reach these days yet: it ends on Tuesday 24 November.",
            "\(content.stays.last?.text.sentence ?? "")")
    }
}
