public import Foundation

extension WeatherFormatter {
    /// Returns "14:05:09" or "2:05:09 PM", as the locale writes times.
    public func timeWithSeconds(_ date: Date, in zone: TimeZone) -> String {
        date.formatted(style(zone).hour().minute().second())
    }
}
