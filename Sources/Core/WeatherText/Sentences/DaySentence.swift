import WeatherModel

/// The text of a day for a screen reader: "Saturday, moderate rain, 80 percent, high 19, low 11".
struct DaySentence: Equatable {
    var day: String
    var weather: String?
    var rain: RainChance?
    var high: Temperature?
    var low: Temperature?

    /// Returns the text, without values that are not known.
    func text(_ formatter: WeatherFormatter) -> String {
        PhraseList.text([
            day, weather, rain?.spokenText(formatter),
            formatter.spokenDegrees(high).map { tr("high {temperature}", ["temperature": $0]) },
            formatter.spokenDegrees(low).map { tr("low {temperature}", ["temperature": $0]) },
        ])
    }
}
