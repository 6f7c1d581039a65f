import Charts
import Foundation
import Testing
import WeatherModel
import WeatherStore
import WeatherText

@testable import Presentation

/// The picture of what decides over an activity.
@MainActor
struct ActivityPictureTests {
    @Test("each end of a limit has its number at its line, also one whose words reach up to it")
    func numbers() throws {
        let walk = Activity(
            "walk",
            limits: [
                .precipitation: try #require(QuantityLimit(under: 0.1)),
                .windSpeed: try #require(QuantityLimit(under: 8)),
            ])
        var hours = Sky.hours(String(repeating: ".", count: 48))
        for index in hours.indices { hours[index].conditions.windSpeed = Speed(3) }
        let report = Samples.report(
            fetched: "2026-11-21T10:00:00Z",
            current: Samples.current("2026-11-21T10:00:00Z", Samples.conditions(.overcast, 8)), hours: hours)
        let folder = try TemporaryFolder()
        let file = SettingsFile(folder.url.appending(path: "settings.json"))
        var settings = Settings()
        settings.activities = [walk]
        let list = try PlacesDesk([Samples.london], reports: [Samples.london.id: report], at: "2026-11-21T10:20:00Z")
        let model = MainViewModel(
            adding: AddLocationViewModel(geocoder: MockGeocodingClient(), locations: list.locations, pause: {}),
            locations: list.locations, settings: list.settings(settings, in: file), clock: list.clock)
        model.openActivity("walk")
        let chart = try #require(model.goodTimes?.activity?.chart)
        for scale in [1.0, 1.25] {
            let measure = WideLetters(scale: scale)
            let room = ChartRoom(width: 760 * scale, textScale: scale, palette: Palette(.light), measure: measure)
            let texts = chart.drawing(room).labels.map(\.text)
            let numbers = chart.courses.flatMap(\.bounds).map(\.text)
            #expect(numbers.count == 2 && numbers.allSatisfy { texts.contains($0) }, "\(numbers) in \(texts)")
        }
    }
}
