/// The picture and the numbers in the row of a day.
public struct DayFigures: Sendable, Hashable {
    /// The program's own picture of the weather.
    public let pictureName: String
    /// What falls, such as "31 mm"; nil for nothing.
    public let fallText: String?
    /// "95%" or "dry"; nil for nothing.
    public let chanceText: String?
    /// The wind's speed, such as "28".
    public let windText: String
    /// Degrees clockwise from north that the wind blows to; nil for no arrow.
    public let windTowards: Double?
    /// "−1°".
    public let lowText: String
    /// "5°".
    public let highText: String
    /// Nil where low or high is not known.
    public let bar: DayBar?
    /// The name of 0 °C on the scale, in the unit shown: "0°" or "32°".
    public let zeroText: String
    /// Whether the row lies on the ground of weekends.
    public let isWeekend: Bool

    /// Makes the figures of a day.
    public init(
        pictureName: String, fallText: String?, chanceText: String?, windText: String, windTowards: Double?,
        lowText: String, highText: String, bar: DayBar?, zeroText: String = "0°", isWeekend: Bool
    ) {
        (self.pictureName, self.fallText, self.chanceText) = (pictureName, fallText, chanceText)
        (self.windText, self.windTowards) = (windText, windTowards)
        self.zeroText = zeroText
        (self.lowText, self.highText, self.bar, self.isWeekend) = (lowText, highText, bar, isWeekend)
    }
}
