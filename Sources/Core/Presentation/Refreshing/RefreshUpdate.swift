public import WeatherServices

/// What came of an order.
public struct RefreshUpdate: Sendable, Hashable {
    /// The order that was carried out.
    public let order: RefreshOrder
    /// The parts that arrived, and the reasons of those that did not.
    public let fetched: FetchedReport

    /// Both belong together.
    public init(order: RefreshOrder, fetched: FetchedReport) {
        (self.order, self.fetched) = (order, fetched)
    }
}
