/// The clocks that refreshing uses, which tests can set independently.
public protocol RefreshClock: Sendable {
    /// The present time by both clocks.
    var moment: RefreshMoment { get }
}
