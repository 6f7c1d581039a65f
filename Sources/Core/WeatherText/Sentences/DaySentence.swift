import WeatherModel

/// The text of a day for a screen reader.
///
/// "Friday 27 November: sunny after frost, minus 1 to 5 degrees, dry, wind up to 8 kilometres an hour from the north."
struct DaySentence: Equatable {
    var day: String
    var weather: String?
    var low: Temperature?
    var high: Temperature?
    /// Where the high may lie, "high between 3 and 7 degrees"; nil where that is not told.
    var highRange: String?
    var fall: String?
    var wind: String?

    /// Returns the text, without values that are not known; it begins with a capital letter also where days have small ones.
    func text(_ formatter: WeatherFormatter) -> String {
        let details = PhraseList.text([weather, formatter.spokenRange(low, high), highRange, fall, wind])
        guard !details.isEmpty else { return tr("{day}: not known.", ["day": day]).capitalizedFirst }
        return tr("{day}: {details}.", ["day": day, "details": details]).capitalizedFirst
    }
}
