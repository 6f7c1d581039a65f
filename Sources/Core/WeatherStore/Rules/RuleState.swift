public import Foundation
public import WeatherModel

/// What is remembered of a rule at a place, so that it neither flutters nor tells twice, also after a restart.
public struct RuleState: Sendable, Hashable, Codable {
    /// What was told last.
    public struct Told: Sendable, Hashable, Codable {
        /// The time at which it was told.
        public var at: Date
        /// The value that was told, in the unit of the quantity.
        public var value: Double
        /// The day, in the place's zone, on which the weather begins that was told.
        public var day: CivilDate
        /// The end of that weather as known last.
        public var end: Date

        /// Makes what was told.
        public init(at: Date, value: Double, day: CivilDate, end: Date) {
            (self.at, self.value, self.day, self.end) = (at, value, day, end)
        }
    }

    /// What the rule was about then; of another one nothing is remembered.
    public var mark = ""
    /// Whether the weather is what the rule is about.
    public var holds = false
    /// The time from which on it has not been; nil while it is, or may be.
    public var clearSince: Date?
    /// The day of the part of a day that was looked at last; nil for a rule about the next hours.
    public var day: CivilDate?
    /// What was told last; nil for nothing.
    public var told: Told?
    /// Makes the state of a rule that was never looked at.
    public init() {}
}
