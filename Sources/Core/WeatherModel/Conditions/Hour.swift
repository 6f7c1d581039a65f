public import Foundation

/// One step of a forecast, an hour long unless the source has longer ones.
///
/// Temperature, pressure and other instantaneous values are valid at the end of the step; totals, probabilities,
/// extremes and the condition cover the whole step, whatever the source's own rows describe (`docs/spans.md`).
@dynamicMemberLookup
public struct Hour: Sendable, Hashable, Codable {
    /// The instant the values are valid for and the end of the step; totals and condition cover the `duration` before it.
    public var time: Date
    /// The length of the step in seconds: 3600, or more if the source has longer steps.
    public var duration: TimeInterval
    /// The values, which can also be read and written directly through this type.
    public var conditions: Conditions
    /// The probability of more than 0.1 mm of precipitation during the step.
    public var precipitationProbability: Percentage?
    /// The highest air temperature during the step; nil if the source gives instantaneous values only.
    public var high: Temperature?
    /// The lowest air temperature during the step; nil if the source gives instantaneous values only.
    public var low: Temperature?
    /// Whether its source's steps of a few minutes tell that it is wet, whatever the probability; nil where they do not.
    ///
    /// Made where a report is presented; not stored.
    public var isWetBySteps: Bool?
    /// Whether it is wet only as that is reported now, so that no forecast says until when; nil where it is not.
    ///
    /// Made where a report is presented; not stored.
    public var isWetByReport: Bool?

    /// The instant from which its precipitation counts, where the present divides it; nil where it is that of the whole step.
    ///
    /// Made where a report is presented; not stored.
    public var restStart: Date?
    /// The precipitation of the whole step, of which `precipitation` is what is left since `restStart`; nil where it is not known.
    ///
    /// Made where a report is presented; not stored.
    public var wholePrecipitation: Precipitation?

    /// Where the temperature lies in eight of ten runs of an ensemble; nil where that is not known.
    ///
    /// Made where a report is presented; not stored.
    public var band: TemperatureBand?
    /// Whether its probability is the share of runs of an ensemble in which something falls; nil where that is not known.
    ///
    /// Made where a report is presented; not stored.
    public var isChanceOfRuns: Bool?

    /// What is stored: what the source gave.
    private enum CodingKeys: String, CodingKey {
        case time, duration, conditions, precipitationProbability, high, low
    }

    /// Makes a step; values that are left out are missing.
    public init(
        time: Date, duration: TimeInterval = 3600, conditions: Conditions = Conditions(),
        precipitationProbability: Percentage? = nil
    ) {
        self.time = time
        self.duration = duration
        self.conditions = conditions
        self.precipitationProbability = precipitationProbability
    }

    /// The period from the beginning of the step to `time`, which totals and extremes cover.
    public var covered: Range<Date> { time.addingTimeInterval(-max(duration, 0))..<time }

    /// The instant in the middle of the step, which decides to what day the condition of a step across midnight belongs.
    public var middle: Date { time.addingTimeInterval(-max(duration, 0) / 2) }

    /// Reads and writes a value of `conditions` directly.
    public subscript<Value>(dynamicMember path: WritableKeyPath<Conditions, Value>) -> Value {
        get { conditions[keyPath: path] }
        set { conditions[keyPath: path] = newValue }
    }
}
