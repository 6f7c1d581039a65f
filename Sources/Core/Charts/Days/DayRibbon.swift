/// The sky over a place from one midnight to the next, in steps of a quarter of an hour.
public struct DayRibbon: Sendable, Hashable {
    /// The sky in the middle of a step.
    public struct Moment: Sendable, Hashable {
        /// The kind of weather that gives the sky its colours.
        public let kind: SkyKind
        /// The sun's altitude in degrees.
        public let altitude: Double
        /// Millimetres an hour of rain or melted snow; 0 where nothing falls.
        public let rate: Double

        /// - Parameters:
        ///   - altitude: The sun's altitude in degrees above the horizon, negative below it.
        ///   - rate: Millimetres an hour.
        public init(_ kind: SkyKind, altitude: Double, rate: Double) {
            (self.kind, self.altitude, self.rate) = (kind, altitude, rate)
        }
    }

    /// The steps from midnight on.
    public let moments: [Moment]

    /// - Parameter moments: The day's moments at equal distances, the first at midnight.
    public init(_ moments: [Moment]) {
        self.moments = moments
    }

    /// The height of its picture at 100 % text, in pixels.
    public static let height = 40.0

    /// Returns the step at a share of the day, 0 to 1.
    func moment(at share: Double) -> Moment {
        moments[min(max(Int(share * Double(moments.count)), 0), moments.count - 1)]
    }
}
