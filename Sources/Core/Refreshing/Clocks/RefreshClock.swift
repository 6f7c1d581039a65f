/// Where both clocks are read, so that tests can set them apart.
public protocol RefreshClock: Sendable {
    /// The present by both clocks.
    var moment: RefreshMoment { get }
}
