import Charts
import Foundation
import Observation
import Presentation
import WeatherText

/// A comparison of nothing that notes what is asked of it.
@MainActor @Observable
final class StubComparison: ComparisonModel {
    var pageID = "Paris"
    var heading: PageHeading { PageHeading(place: WindowWords.compare, detail: "Paris") }
    var kind = ComparisonKind.sources
    var offersPlaces = true
    var sentence = "All agree."
    var detail: String? = "There is nothing to add."
    var chart: ComparisonChart?
    var quantity = ChartMetric.temperature
    var quantities: [ChartMetric] = []
    var copy: (any ExportedChart)?
    var text = ComparisonText(
        [], areOfOnePlace: true, days: 8, at: Date(timeIntervalSince1970: 0),
        WeatherFormatter(locale: Locale(identifier: "en_GB")))
    var additions: [ComparisonChoice] = []
    var additionNote = "Three at most."
    var credit = "Open-Meteo"
    var isLoading = false
    var announcement: Announcement?

    func choose(_ kind: ComparisonKind) { self.kind = kind }
    func choose(_ quantity: ChartMetric) { self.quantity = quantity }
    func add(_ id: String) {}
    func remove(_ id: String) {}
    func move(_ id: String, by offset: Int) {}
    func undo() -> Bool { false }
    func refresh() {}
    func fit(isNarrow: Bool) {}
}
