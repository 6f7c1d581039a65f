import Charts
import Observation
import Presentation
import WeatherModel

/// A rain map that notes what is asked of it.
@MainActor @Observable
final class StubRainMap: RainMapModel {
    var pageID = "Hamburg"
    var heading = PageHeading(place: "Rain map", detail: "Hamburg")
    var answer = "Rain 45 km to the west is moving towards you."
    var detail: String? = "It arrives about 14:20."
    var track: RainTrack? = RainTrack(
        frames: [0, 0.25, 0.5, 0.75, 1], knob: 0.5, measured: 0.5, words: ("measured", "expected"),
        ticks: [.init(place: 0.5, text: "Now", isNow: true)])
    var legend = RainLegend(limits: ["0.1", "0.5", "2.5", "7.6", "30"], unit: "mm/h", words: ["light"])
    var timeText = "Now"
    var timeDetail = "measured at 13:00"
    var spokenFrame = "13:00, measured: dry in Hamburg."
    var table: ChartTable?
    var showsTable = false
    var shownRow: Int?
    var actionLabel: String?
    var leadsBack = false
    var isPlaying = false
    var isLoading = false
    var canZoomIn = true
    var canZoomOut = true
    @ObservationIgnored var steps: [RainMapStep] = []
    @ObservationIgnored var seen: [Bool] = []
    @ObservationIgnored var zooms = 0
    @ObservationIgnored var playSteps = 0
    /// The kilometres east of the place that the pointer was at; nil for outside.
    @ObservationIgnored var pointed: [Double?] = []
    let credit = "Map"
    var spokenScale: String { "Scale \(zooms)" }

    var nextPicture: RainMapPicture?

    var picture: RainMapPicture {
        RainMapPicture(
            around: Coordinates(clampingLatitude: 53.55, longitude: 10), nil, .middle, rain: nil, isAwaited: true,
            labels: MapLabels(
                place: "Hamburg", towns: [], rings: [], motion: nil, unseen: "no radar here", credit: "Map",
                briefCredit: "Map"))
    }

    func refresh() {}
    func isSeen(_ isSeen: Bool) { seen.append(isSeen) }
    func move(_ step: RainMapStep) { steps.append(step) }
    func show(at place: Double) {}
    func togglePlaying() { isPlaying.toggle() }
    func stopPlaying() -> Bool {
        defer { isPlaying = false }
        return isPlaying
    }
    func playStep() { playSteps += 1 }
    func hover(_ kilometres: (east: Double, south: Double)?) { pointed.append(kilometres?.east) }
    func zoomIn() { zooms += 1 }
    func zoomOut() { zooms -= 1 }
    func resetZoom() { zooms = 0 }
    func showTable(_ isShown: Bool) { showsTable = isShown }
}
