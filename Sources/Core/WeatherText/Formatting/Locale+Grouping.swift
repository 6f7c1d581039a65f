public import Foundation

extension Locale {
    /// Returns a whole number with the locale's digits and grouping separator: "2,138,551" or "2.138.551".
    ///
    /// It is separate from `WeatherFormatter`, which also creates date formatters, too slow for a search.
    public func grouped(_ number: Int) -> String {
        number.formatted(IntegerFormatStyle<Int>(locale: numbers))
    }
}
