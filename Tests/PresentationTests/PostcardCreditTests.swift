import Testing

@testable import Presentation

/// What the picture to share says of where its weather comes from.
@MainActor
struct PostcardCreditTests {
    @Test("it names source, licence and the time of the forecast")
    func credit() throws {
        let report = Samples.report(
            fetched: "2026-11-21T10:00:00Z",
            current: Samples.current("2026-11-21T10:00:00Z", Samples.conditions(.overcast, 8)),
            hours: Sky.hours(String(repeating: ".", count: 48)))
        let desk = try PlacesDesk([Samples.london], reports: [Samples.london.id: report], at: "2026-11-21T10:20:00Z")
        let page = try #require(desk.locations.selectedPage)
        page.open()
        let postcard = try #require(page.postcard)
        #expect(postcard.credit == "Weather data by Open-Meteo.com, CC BY 4.0, Saturday 21 November, 10:00")
    }
}
