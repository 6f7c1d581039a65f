public import Foundation
public import WeatherStore

extension WeatherFormatter {
    /// Makes a formatter by the settings, and by desktop and locale for choices that the settings leave open.
    ///
    /// - Parameter desktopClock: The format of times in the desktop's own settings; `automatic` if it has none.
    public init(
        _ settings: Settings, locale: Locale, ownZone: TimeZone, desktopClock: Settings.ClockFormat = .automatic
    ) {
        let clock = settings.clockFormat == .automatic ? desktopClock : settings.clockFormat
        self.init(
            locale: locale.counting(clock), units: settings.units, ownZone: ownZone,
            airQualityStandard: settings.airQualityStandard)
    }
}

extension WeatherFormatter {
    /// Returns a latitude and a longitude that are written in an address, with as many decimals each: "53.5507, 9.9930".
    ///
    /// - Parameter decimals: The least number of decimals.
    package func pair(_ latitude: String, _ longitude: String, decimals: Int = 0) -> String {
        func fraction(_ number: String) -> Int { number.split(separator: ".").dropFirst().last?.count ?? 0 }
        let most = max(fraction(latitude), fraction(longitude), decimals)
        func padded(_ number: String) -> String {
            let missing = String(repeating: "0", count: most - fraction(number))
            let zeros = (number.contains(".") || missing.isEmpty ? "" : ".") + missing
            return (number + zeros).replacing("-", with: "−")
        }
        return isolated("\(padded(latitude)), \(padded(longitude))")
    }
}

extension Locale {
    /// Returns the locale with the chosen clock format.
    fileprivate func counting(_ format: Settings.ClockFormat) -> Locale {
        var components = Components(locale: self)
        // Foundation leaves it out.
        components.variant = variant
        switch format {
        case .automatic: return self
        case .twelveHours: components.hourCycle = .oneToTwelve
        case .twentyFourHours: components.hourCycle = .zeroToTwentyThree
        }
        return Locale(components: components)
    }
}

extension Settings {
    /// The seconds between two automatic refreshes; nil if they are switched off.
    public var refreshInterval: Double? { refreshesAutomatically ? Double(refreshMinutes) * 60 : nil }
}
