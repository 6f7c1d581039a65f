import WeatherModel

/// A day as a screen reader says it: "Saturday, moderate rain, 80 percent, high 19, low 11".
struct DaySentence: Equatable {
    var day: String
    var weather: String?
    var rain: RainChance?
    var high: Temperature?
    var low: Temperature?

    /// What is not known is left out.
    func text(_ formatter: WeatherFormatter) -> String {
        PhraseList.text([
            day, weather, rain?.spokenText(formatter),
            formatter.spokenDegrees(high).map { tr("high {temperature}", ["temperature": $0]) },
            formatter.spokenDegrees(low).map { tr("low {temperature}", ["temperature": $0]) },
        ])
    }
}
