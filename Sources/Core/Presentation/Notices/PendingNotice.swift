import Refreshing
import WeatherModel

/// Something that may be told now, whose words are only made if it is.
struct PendingNotice {
    let candidate: NoticeCandidate
    /// The event of a warning; nil for anything else.
    var record: AlertRecord?
    /// Returns the notice; nil if nothing can be said.
    let notice: @MainActor () -> Notice?
}
