import WeatherText

/// A value that a template for a status bar can name between braces.
enum PanelField: String, CaseIterable {
    case icon, temperature
    case feelsLike = "feels-like"
    case condition, place, high, low, wind, gust, humidity, chance, summary, warning, source, age, status

    /// The description for the manual.
    private var meaning: String {
        switch self {
        case .icon: tr("a sign for the weather", context: "a field of a line for a status bar")
        case .temperature: tr("the temperature", context: "a field of a line for a status bar")
        case .feelsLike: tr("how warm it feels", context: "a field of a line for a status bar")
        case .condition: tr("the weather in words", context: "a field of a line for a status bar")
        case .place: tr("the name of the place", context: "a field of a line for a status bar")
        case .high: tr("the highest temperature of today", context: "a field of a line for a status bar")
        case .low: tr("the lowest temperature of today", context: "a field of a line for a status bar")
        case .wind: tr("the wind with its direction", context: "a field of a line for a status bar")
        case .gust: tr("the gusts", context: "a field of a line for a status bar")
        case .humidity: tr("the relative humidity", context: "a field of a line for a status bar")
        case .chance:
            tr("the chance of precipitation in the rest of today", context: "a field of a line for a status bar")
        case .summary: tr("the coming weather in a sentence or two", context: "a field of a line for a status bar")
        case .warning:
            tr("the first official warning, nothing if there is none", context: "a field of a line for a status bar")
        case .source: tr("who the weather comes from", context: "a field of a line for a status bar")
        case .age: tr("when it was fetched", context: "a field of a line for a status bar")
        case .status:
            tr("why the weather is old or missing, nothing if it is not", context: "a field of a line for a status bar")
        }
    }

    /// The explanation of templates for the manual.
    static var help: String {
        let fields = allCases.map { field in
            tr("{field} ({meaning})", ["field": "{\(field.rawValue)}", "meaning": field.meaning])
        }
        return tr(
            "The fields of --format are {fields}. What is not known is “—”, and {braces} is a brace.",
            ["fields": PhraseList.text(fields), "braces": "{{"])
    }

    /// The fields for an error message.
    static var list: String {
        tr("The fields are: {fields}.", ["fields": allCases.map(\.rawValue).joined(separator: ", ")])
    }
}
