import Observation
import Presentation
import WeatherText

@MainActor @Observable
final class StubWindowModel: MainWindowModel {
    let adding = StubAdding()
    let locations = StubLocations()
    let preferences = StubPreferences()
    let exchange: StubExchange? = StubExchange()
    var pages: [String: StubPage] = [:]
    var notice: Banner?
    var toldNotice: Announcement? { notice.map { Announcement(number: 0, text: $0.text) } }
    var announcement: Announcement?
    let welcomeTitle = "Welcome"
    let welcomeText = "Pick a city."

    var title: String { locations.selectedID ?? "Weather" }
    var page: StubPage? { locations.selectedID.flatMap { pages[$0] } }

    var rainMap: StubRainMap?
    var hasRainMaps = true
    var isSeenByRadar = true
    var offersRainMap: Bool { page != nil && isSeenByRadar }

    var quantity: StubQuantity?

    var goodTimes: StubGoodTimes?

    func openGoodTimes() { goodTimes = StubGoodTimes() }
    func openActivity(_ id: String) {
        openGoodTimes()
        goodTimes?.open(id)
    }
    func closeGoodTimes() { goodTimes = nil }
    func followGoodTimes() {}

    var trips: StubTrips?
    func openNewTrip() { trips?.begin() }
    func openTrip(_ id: String) { trips?.open(id) }
    func closeTrip() { trips?.close() }
    func closeOpenedPage() {
        closeRainMap()
        closeQuantity()
        closeGoodTimes()
        closeComparison()
        closeTrip()
    }
    func followTrip() {}

    var comparison: StubComparison?
    let hasComparisons = true

    func openComparison(isNarrow: Bool) { comparison = StubComparison() }
    func closeComparison() { comparison = nil }
    func followComparison() {}
    func openQuantity(_ quantity: PageQuantity, isNarrow: Bool) { self.quantity = StubQuantity(quantity) }
    func closeQuantity() { quantity = nil }
    func followQuantity() {}
    func openRainMap(isNarrow: Bool) { rainMap = StubRainMap() }
    func closeRainMap() { rainMap = nil }
    func followRainMap() {}
    @ObservationIgnored var triedAgain = 0
    func tryAgain() {
        triedAgain += 1
        page?.refresh()
    }
    func dismissNotice() { notice = nil }
}
