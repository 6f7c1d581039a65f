import Charts
import Observation
import Presentation
import WeatherText

/// A page of a quantity without a chart that notes what is asked of it.
@MainActor @Observable
final class StubQuantity: QuantityPageModel {
    var pageID = "Paris"
    var heading: PageHeading { PageHeading(place: quantity.title, detail: "Paris") }
    var quantity: PageQuantity
    var choices = PageQuantity.allCases
    var ranges = QuantityRange.allCases
    var range = QuantityRange.middle
    var head: QuantityHead?
    var chart: QuantityChart?
    var year: DaylightYear?
    var daylight: DaylightDay?
    var moon: MoonCalendar?
    var table: ChartTable?
    var showsTable = false
    var missingText: String? = "Nobody measures it."
    var missingActionLabel: String? = "Try again"
    var story: QuantityStory? = QuantityStory(
        title: "Tuesday 24 November", text: "Rain until noon.", spokenText: "Rain until noon.",
        earlier: nil, later: "2026-11-25")
    var rose: WindRose?
    var meaning: QuantityMeaning?
    var otherYears: OtherYearsCard?
    var airTables: [AirTable] = []
    var origins = ["Open-Meteo"]
    var copy: (any ExportedChart)?
    var isLoading = false
    @ObservationIgnored var told: [String] = []

    init(_ quantity: PageQuantity) { self.quantity = quantity }

    func choose(_ quantity: PageQuantity) { self.quantity = quantity }
    func choose(_ range: QuantityRange) { self.range = range }
    func showTable(_ isShown: Bool) { showsTable = isShown }
    func compareYears() { told.append("years") }
    func tell(ofDay id: String) { told.append(id) }
}
