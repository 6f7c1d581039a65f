/// A named moment in a meteogram: a midnight, or a change of the clocks.
public struct MeteogramDay: Sendable, Hashable {
    /// Hours from the meteogram's beginning.
    public let start: Double
    /// "Fri 30 Jan".
    public let text: String
    /// "Fri", where there is no room for the date.
    public let shortText: String

    /// - Parameter start: The hours from the meteogram's beginning to the day's midnight.
    public init(start: Double, text: String, shortText: String) {
        (self.start, self.text, self.shortText) = (start, text, shortText)
    }
}
