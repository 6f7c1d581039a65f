public import WeatherModel
public import WeatherServices

/// What came of an order, or of some of its parts.
public struct RefreshUpdate: Sendable, Hashable {
    /// The order that is carried out.
    public let order: RefreshOrder
    /// The parts of the order that this is about.
    public let parts: Set<WeatherPart>
    /// Those that arrived, and the reasons of those that did not; a part that is in neither is one that nobody has.
    public let fetched: FetchedReport

    /// - Parameter parts: Left out, all of the order.
    public init(order: RefreshOrder, parts: Set<WeatherPart>? = nil, fetched: FetchedReport) {
        (self.order, self.parts, self.fetched) = (order, parts ?? order.parts, fetched)
    }
}
