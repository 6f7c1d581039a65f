package import WeatherModel
package import WeatherServices
package import WeatherStore

extension Settings.ClockFormat {
    /// The name of the choice, such as "24-hour".
    package var words: String {
        switch self {
        case .automatic: tr("Same as your desktop")
        case .twelveHours: tr("12-hour")
        case .twentyFourHours: tr("24-hour")
        }
    }
}

extension Settings.ColorScheme {
    /// The name of the choice, such as "Dark".
    package var words: String {
        switch self {
        case .desktop: tr("Same as your desktop")
        case .light: tr("Light")
        case .dark: tr("Dark")
        }
    }
}

extension CoordinatePrecision {
    /// The name of the choice, with what it means.
    package var words: String {
        switch self {
        case .fourDecimals: tr("Exact (10 m)")
        case .twoDecimals: tr("Approximate (1 km)")
        }
    }
}

extension OpenWeatherProduct {
    /// The name of the product as OpenWeather writes it.
    package var words: String {
        switch self {
        case .free: tr("Free")
        case .oneCall3: tr("One Call 3.0")
        case .oneCall4: tr("One Call 4.0")
        }
    }
}

extension Settings {
    /// Returns "Every 30 minutes", "Every 2 hours".
    package static func words(forMinutes minutes: Int) -> String {
        minutes % 60 == 0
            ? tr(one: "Every hour", other: "Every {count} hours", count: minutes / 60)
            : tr(one: "Every minute", other: "Every {count} minutes", count: minutes)
    }
}
