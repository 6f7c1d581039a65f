import WeatherModel

/// An hour as a screen reader says it: "Sunday, 3 PM, moderate rain, 80 percent, 13 degrees".
struct HourSentence: Equatable {
    /// Where the hour begins a day.
    var day: String?
    var time: String
    var weather: String?
    var rain: RainChance?
    var temperature: Temperature?

    /// What is not known is left out.
    func text(_ formatter: WeatherFormatter) -> String {
        PhraseList.text([
            day, time, weather, rain?.spokenText(formatter), formatter.spokenTemperature(temperature),
        ])
    }
}
