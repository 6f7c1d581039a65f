import WeatherModel

/// The text of an hour for a screen reader: "Sunday, 3 PM, moderate rain, 80 percent, 13 degrees".
struct HourSentence: Equatable {
    /// The name of the day, if the hour is its first; nil otherwise.
    var day: String?
    var time: String
    var weather: String?
    var rain: RainChance?
    /// What may fall.
    var kind = PrecipitationKind.liquid
    var temperature: Temperature?

    /// Returns the text, without values that are not known.
    func text(_ formatter: WeatherFormatter) -> String {
        PhraseList.text([
            day, time, weather, rain?.spokenText(formatter, of: kind), formatter.spokenTemperature(temperature),
        ])
    }
}
