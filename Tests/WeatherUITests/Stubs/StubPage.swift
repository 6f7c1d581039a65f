import Charts
import Observation
import Presentation
import WeatherText

@MainActor @Observable
final class StubPage: ForecastPageModel {
    var pageID: String
    var location: String { pageID }
    private var weather: StubWeather?
    /// How often the current weather was asked for.
    @ObservationIgnored private(set) var readings = 0
    var current: StubWeather? {
        readings += 1
        return weather
    }
    var chart: HoursChart?
    var hasHours: Bool { chart != nil }
    var days: [StubDay] = []
    var banner: Banner?
    var statusText = "Updated just now"
    var isLoading = false
    var attributions: [Attribution] = []
    var metric = ChartMetric.temperature
    var showsTable = false
    private(set) var refreshes = 0

    init(_ pageID: String, current: StubWeather? = nil) {
        self.pageID = pageID
        weather = current
    }

    func refresh() { refreshes += 1 }
    func showMetric(_ metric: ChartMetric) { self.metric = metric }
    func showTable(_ isShown: Bool) { showsTable = isShown }
}
