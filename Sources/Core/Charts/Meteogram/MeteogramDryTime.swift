/// A time in which nothing falls.
public struct MeteogramDryTime: Sendable, Hashable {
    /// The time in hours from the meteogram's beginning.
    public let time: ClosedRange<Double>
    /// "Dry until Sunday morning".
    public let text: String

    /// - Parameter time: The dry time, in hours from the meteogram's beginning.
    public init(time: ClosedRange<Double>, text: String) {
        (self.time, self.text) = (time, text)
    }
}
