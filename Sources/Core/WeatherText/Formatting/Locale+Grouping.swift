public import Foundation

extension Locale {
    /// "2,138,551" or "2.138.551": a large whole number in the locale's digits and with its grouping sign.
    ///
    /// Not of `WeatherFormatter`, which makes ICU's date formatters, too; a search has no time for them.
    public func grouped(_ number: Int) -> String {
        number.formatted(IntegerFormatStyle<Int>(locale: self))
    }
}
