import WeatherModel
import WeatherText

/// A series of values of the hours, of which a recipe's first is the curve: how they are read from the forecast and written.
struct ChartSeries: Sendable {
    /// The name of the series, such as "Gusts".
    let title: String
    /// The unit, such as "km/h"; nil for a number without one.
    let unit: String?
    /// The unit as it is said; nil for a number without one.
    let spokenUnit: SpokenUnit?
    /// The decimals with which a screen reader is given it, at most.
    var digits = 0
    /// Returns the value in the chosen unit; nil if it is unknown.
    let number: @Sendable (HourSpan) -> Double?
    /// Returns the value with its unit, or "—".
    let text: @Sendable (HourSpan) -> String

    /// Returns the name and the value for a screen reader, such as "Temperature 13 degrees Celsius".
    func spokenText(_ span: HourSpan, _ words: WeatherFormatter) -> String {
        guard let number = number(span) else { return tr("{quantity} not known", ["quantity": title]) }
        let text = words.short(number, digits: digits)
        let value = spokenUnit.map { words.spoken(text, number, $0) } ?? text
        return tr("{quantity} {value}", ["quantity": title, "value": value])
    }

    /// The heading of the column, such as "Gusts (km/h)".
    var heading: String {
        unit.map { tr("{quantity} ({unit})", ["quantity": title, "unit": $0]) } ?? title
    }
}

/// The quantities that a chart of the hours can show, in the order of its tabs.
public enum ChartMetric: String, Sendable, Hashable, CaseIterable {
    case temperature, feelsLike, precipitation, wind, uvIndex, humidity, pressure, cloudCover

    /// The name of the quantity, such as "Temperature".
    public var title: String {
        switch self {
        case .temperature: tr("Temperature")
        case .feelsLike: tr("Feels like")
        case .precipitation: tr("Precipitation")
        case .wind: tr("Wind")
        case .uvIndex: tr("UV index")
        case .humidity: tr("Humidity")
        case .pressure: tr("Pressure")
        case .cloudCover: tr("Cloud cover")
        }
    }
}

/// What a copy of a chart says of itself once it has left the program.
public struct ChartCaption: Sendable, Hashable {
    /// The name of the place.
    public let place: String
    /// The date of the present at the place, "2026-11-21".
    public let date: String
    /// The dates that the hours cover, such as "2026-11-20 to 2026-11-27".
    public let period: String
    /// The attribution with the licence and its link, as CC BY wants them to be passed on.
    public let credit: String
    /// The origin of the values, such as "Open-Meteo, forecast fetched at 14:48".
    public let provenance: String

    /// Makes a caption of texts that are shown as they are.
    public init(place: String, date: String, period: String, credit: String, provenance: String) {
        (self.place, self.date, self.period) = (place, date, period)
        (self.credit, self.provenance) = (credit, provenance)
    }
    /// Returns a name for a file with a chart, such as "Paris, Temperature, 2026-11-21.svg".
    static func fileName(_ caption: ChartCaption?, _ title: String, _ ending: String) -> String {
        let words = [caption?.place, title, caption?.date].compactMap { $0?.inFileName }.filter { !$0.isEmpty }
        return words.joined(separator: ", ") + ".\(ending)"
    }
}
