import WeatherModel

/// The rain or snow of a day as its row shows it: an amount, and below it a probability.
struct DayPrecipitation: Equatable {
    /// "31 mm" or, of snow, "6 cm"; nil where nothing worth a number falls.
    let amountText: String?
    /// "95%", "dry", "dry now" for what is left of a day, "trace" or, where nothing is known, "—"; nil beside an amount
    /// of unknown probability.
    let chanceText: String?
    /// "31 millimetres, 95 percent chance of rain" or "dry" for a screen reader; nil where nothing is known.
    let spokenText: String?
    /// The amount where it stands alone: "31 mm", "0 mm from now on" or "—".
    let sumText: String

    /// Returns the amount as it stands in a row of numbers: "31 mm", "0 mm" where nothing falls, or "—".
    static func sumText(_ amount: Precipitation?, _ formatter: WeatherFormatter) -> String {
        let isShown = RainChance(probability: nil, amount: amount)?.amountText(formatter) != nil
        return amount.flatMap { isShown ? formatter.briefPrecipitation($0) : nil } ?? formatter.precipitation(amount)
    }

    /// Smaller depths are not shown.
    private static let leastDepth = SnowDepth(1)

    init(_ outlook: DayOutlook, _ formatter: WeatherFormatter) {
        let day = outlook.day
        let rain = RainChance(probability: day.precipitationProbability, amount: day.precipitation)
        let kind = PrecipitationKind.likely(outlook.condition, at: day.high)
        let depth = kind == .frozen ? day.snowfall.flatMap { $0 >= Self.leastDepth ? $0 : nil } : nil
        let melted = rain?.amountText(formatter) == nil ? nil : day.precipitation
        let amount = depth.map { formatter.briefSnow($0) } ?? melted.map { formatter.briefPrecipitation($0) }
        let mayFollowRain = outlook.mayFollowRain
        let chance = rain?.chanceText(
            formatter, isWet: outlook.isWet || amount != nil, mayFollowRain: mayFollowRain)
        amountText = amount
        let sum = amount ?? Self.sumText(day.precipitation, formatter)
        sumText = outlook.tellsRest && day.precipitation != nil ? tr("{amount} from now on", ["amount": sum]) : sum
        if chance == nil, amount == nil {
            chanceText = day.precipitation == nil ? TemperatureText.missing : tr("trace")
        } else {
            chanceText = chance
        }
        let isLikely = chance != nil && chance == day.precipitationProbability.map { formatter.percentage($0) }
        let dry = chance == nil || !mayFollowRain ? chance : tr("dry from now on")
        let told = isLikely ? formatter.spokenChance(day.precipitationProbability, of: kind) : dry
        let words = formatter.speaking
        let spoken = depth.map { words.briefSnow($0) } ?? melted.map { words.briefPrecipitation($0) }
        let amountToCome = outlook.tellsRest ? spoken.map { tr("{amount} from now on", ["amount": $0]) } : spoken
        let phrases = PhraseList.text([amountToCome, told])
        spokenText = phrases.isEmpty ? nil : phrases
    }
}
