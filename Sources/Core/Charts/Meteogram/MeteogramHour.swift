/// One row of a forecast as a meteogram draws it; most rows are an hour long, far ones three or six.
public struct MeteogramHour: Sendable, Hashable {
    /// Hours from the meteogram's beginning to the row's start.
    public var start: Double
    /// How many hours it lasts.
    public var length: Double
    /// The curve's value at the start, in the unit shown; nil where it is not known and the curve breaks.
    public var value: Double?
    /// The curve's value as it is written on it: "6°".
    public var valueText: String
    /// The air's temperature in degrees Celsius, which colours the curve of a temperature.
    public var celsius: Double?
    /// Millimetres an hour of rain or melted snow; nil where it is not known.
    public var rate: Double?
    /// The amount as it is written on the highest bar: "8.4".
    public var rateText: String
    /// Whether it falls as snow or ice, which is drawn hollow.
    public var isFrozen: Bool
    /// The chance of rain as a percentage; nil where it is not known.
    public var chance: Double?
    /// "95".
    public var chanceText: String
    /// Degrees clockwise from north that the wind blows from; nil where it is calm or not known.
    public var windFrom: Double?
    /// "22"; nil where it is not known.
    public var windText: String?
    /// The program's own picture of the weather while the sun is up.
    public var pictureName: String
    /// The same weather while it is down.
    public var nightPictureName: String
    /// How grave what falls is, for the picture of several hours; 0 where it is dry.
    public var gravity = 0
    /// Where the value lies in eight of ten runs of an ensemble, in the unit shown; nil where that is not known.
    public var band: ClosedRange<Double>?
    /// The same and more in words, "between 3° and 7° · dry in 9 of 10 runs"; empty where nothing is told.
    public var certaintyText = ""
    /// Whether that tells of the chance of rain as well.
    public var tellsDryRuns = false
    /// "15:00".
    public var timeText: String
    /// Hours since midnight on the place's clock, 0 to 23.
    public var clockHour: Int
    /// The hour in a sentence, for a screen reader and for whoever points at it.
    public var spokenText: String { spoken.value }

    let spoken: LazyValue<String>

    /// Takes values and words as they are; what is left out is not known.
    public init(
        start: Double, length: Double = 1, value: Double? = nil, valueText: String = "", celsius: Double? = nil,
        rate: Double? = nil, rateText: String = "", isFrozen: Bool = false, chance: Double? = nil,
        chanceText: String = "", windFrom: Double? = nil, windText: String? = nil, pictureName: String = "",
        nightPictureName: String? = nil, timeText: String = "", clockHour: Int, spokenText: String = ""
    ) {
        self.init(
            start: start, length: length, value: value, valueText: valueText, celsius: celsius, rate: rate,
            rateText: rateText, isFrozen: isFrozen, chance: chance, chanceText: chanceText, windFrom: windFrom,
            windText: windText, pictureName: pictureName, nightPictureName: nightPictureName ?? pictureName,
            timeText: timeText, clockHour: clockHour, spoken: LazyValue(known: spokenText))
    }

    init(
        start: Double, length: Double, value: Double?, valueText: String, celsius: Double?, rate: Double?,
        rateText: String, isFrozen: Bool, chance: Double?, chanceText: String, windFrom: Double?, windText: String?,
        pictureName: String, nightPictureName: String, timeText: String, clockHour: Int, spoken: LazyValue<String>
    ) {
        (self.start, self.length, self.value, self.valueText) = (start, length, value, valueText)
        (self.celsius, self.rate, self.rateText, self.isFrozen) = (celsius, rate, rateText, isFrozen)
        (self.chance, self.chanceText, self.windFrom) = (chance, chanceText, windFrom)
        (self.windText, self.timeText) = (windText, timeText)
        (self.pictureName, self.nightPictureName) = (pictureName, nightPictureName)
        (self.clockHour, self.spoken) = (clockHour, spoken)
    }

    /// Where the row ends, in hours from the meteogram's beginning.
    public var end: Double { start + length }
}

/// A named moment in a meteogram: a midnight, or a change of the clocks.
public struct MeteogramMoment: Sendable, Hashable {
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
