public import Foundation
public import WeatherStore

extension WeatherFormatter {
    /// Makes a formatter by the settings, and by the locale for choices that the settings leave open.
    public init(_ settings: Settings, locale: Locale, ownZone: TimeZone) {
        self.init(locale: locale.counting(settings.clockFormat), units: settings.units, ownZone: ownZone)
    }
}

extension Locale {
    /// Returns the locale with the chosen clock format.
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
    /// The seconds between two refreshes.
    public var refreshInterval: Double { Double(refreshMinutes) * 60 }
}
