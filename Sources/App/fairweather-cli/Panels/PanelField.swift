/// A value that a template for a status bar can name between braces.
enum PanelField: String, CaseIterable {
    case icon, temperature
    case feelsLike = "feels-like"
    case condition, place, high, low, wind, gust, humidity, chance, summary, warning, source, age, status

    /// The description for the manual.
    private var meaning: String {
        switch self {
        case .icon: "a sign for the weather"
        case .temperature: "the temperature"
        case .feelsLike: "how warm it feels"
        case .condition: "the weather in words"
        case .place: "the name of the place"
        case .high: "the highest temperature of today"
        case .low: "the lowest temperature of today"
        case .wind: "the wind with its direction"
        case .gust: "the gusts"
        case .humidity: "the relative humidity"
        case .chance: "the chance of precipitation in the rest of today"
        case .summary: "the coming weather in a sentence or two"
        case .warning: "the first official warning, nothing if there is none"
        case .source: "who the weather comes from"
        case .age: "when it was fetched"
        case .status: "why the weather is old or missing, nothing if it is not"
        }
    }

    /// The explanation of templates for the manual.
    static let help =
        "The fields of --format are "
        + allCases.map { "{\($0.rawValue)} (\($0.meaning))" }.joined(separator: ", ")
        + ". What is not known is “—”, and {{ is a brace."

    /// The fields for an error message.
    static let list = "The fields are: " + allCases.map(\.rawValue).joined(separator: ", ") + "."
}
