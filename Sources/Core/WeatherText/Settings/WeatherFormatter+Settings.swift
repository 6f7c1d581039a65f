public import Foundation
public import WeatherStore

extension WeatherFormatter {
    /// By the settings, and by the locale where they leave the choice to it.
    public init(_ settings: Settings, locale: Locale, ownZone: TimeZone) {
        self.init(locale: locale.counting(settings.clockFormat), units: settings.units, ownZone: ownZone)
    }
}

extension Locale {
    /// With the hours of the day counted as asked for.
    fileprivate func counting(_ format: Settings.ClockFormat) -> Locale {
        var components = Components(locale: self)
        switch format {
        case .automatic: return self
        case .twelveHours: components.hourCycle = .oneToTwelve
        case .twentyFourHours: components.hourCycle = .zeroToTwentyThree
        }
        return Locale(components: components)
    }
}

extension Settings {
    /// Seconds between two refreshes.
    public var refreshInterval: Double { Double(refreshMinutes) * 60 }
}
