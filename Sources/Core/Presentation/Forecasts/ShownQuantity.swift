import Charts
import Observation

/// The quantity that the chart of the hours shows, the same on the page of each place.
@MainActor @Observable
final class ShownQuantity {
    var metric = ChartMetric.temperature
}
