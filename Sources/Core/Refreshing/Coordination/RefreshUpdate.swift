public import WeatherModel
public import WeatherServices

/// The result of an order, or of some of its parts.
public struct RefreshUpdate: Sendable, Hashable {
    /// The order that the result belongs to.
    public let order: RefreshOrder
    /// The parts of the order that the result is about.
    public let parts: Set<WeatherPart>
    /// The parts that arrived and the failures; a part in neither is offered by no source.
    public let fetched: FetchedReport

    /// - Parameter parts: The parts that the result is about; by default all of the order.
    public init(order: RefreshOrder, parts: Set<WeatherPart>? = nil, fetched: FetchedReport) {
        (self.order, self.parts, self.fetched) = (order, parts ?? order.parts, fetched)
    }
}
