import Refreshing
import WeatherModel

/// Something that may be told now, whose words are only made if it is.
struct PendingNotice {
    let candidate: NoticeCandidate
    /// The severity of a warning; nil for anything else.
    var severity: AlertSeverity?
    /// Returns the notice; nil if nothing can be said.
    let notice: @MainActor () -> Notice?
}
