import WeatherModel
import WeatherText

/// The temperature, the weather in words and how warm it feels, such as "6° Overcast, feels like 2°".
struct Headline {
    /// The temperature alone.
    let degrees: String
    let text: String

    init(_ present: PresentConditions, _ formatter: WeatherFormatter) {
        let air = present.conditions
        let degrees = formatter.temperature(air.temperature)
        let felt = FeelsLike(air).map { formatter.temperature($0.temperature) }.flatMap {
            $0 == degrees ? nil : tr("feels like {temperature}", ["temperature": $0])
        }
        let weather = air.condition == nil && air.sourceDescription == nil ? nil : present.weather
        let words = [weather, felt].compactMap { $0 }.joined(separator: ", ")
        text = [degrees, words].filter { !$0.isEmpty }.joined(separator: " ")
        self.degrees = degrees
    }
}
