public import Foundation
public import WeatherModel
public import WeatherServices

/// The result of an order, or of some of its parts.
public struct RefreshUpdate: Sendable, Hashable {
    /// The order that the result belongs to.
    public let order: RefreshOrder
    /// The parts that the result is about: those of the order, and those that came along.
    public let parts: Set<WeatherPart>
    /// The parts that arrived and the failures; a part in neither is offered by no source.
    public let fetched: FetchedReport
    /// The seconds by which the wall clock was set since the start of the program; negative where it was set back.
    ///
    /// Nobody knows whether it is right now or was before.
    public let clockLeap: TimeInterval

    /// - Parameters:
    ///   - parts: The parts that the result is about; by default all of the order.
    ///   - clockLeap: The seconds by which the clock was set, negative for back; 0 where it was not.
    public init(
        order: RefreshOrder, parts: Set<WeatherPart>? = nil, fetched: FetchedReport, clockLeap: TimeInterval = 0
    ) {
        (self.order, self.parts, self.fetched) = (order, parts ?? order.parts, fetched)
        self.clockLeap = clockLeap
    }

    /// Whether the wall clock was set by so little that it can be believed what it says is over.
    public var isClockTrusted: Bool { abs(clockLeap) < 3600 }
}
