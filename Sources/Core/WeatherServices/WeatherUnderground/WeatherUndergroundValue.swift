import Foundation
import WeatherModel

/// Parsing of the values in Weather Underground's legacy format, which are mostly texts with various marks for missing
/// values.
enum WeatherUndergroundValue {
    /// Returns a text; nil if it is empty or a mark such as "NA", "N/A" or "--".
    static func text(_ value: JSONElement?) -> String? {
        guard let text = value?.text?.trimmingCharacters(in: .whitespacesAndNewlines),
            !["", "NA", "N/A", "--", "-"].contains(text.uppercased())
        else { return nil }
        return text
    }

    /// Returns a number or the number in a text; nil for the marks of `text` and for −99, "-999.00", "-9999" and the
    /// like.
    static func number(_ value: JSONElement?) -> Double? {
        let number = text(value).flatMap { Double(decimal: $0) } ?? (value?.text == nil ? value?.number : nil)
        guard let number, number.isFinite, ![-99, -999, -9999].contains(number) else { return nil }
        return number
    }

    /// Returns the metres of "62 ft" or of a number without a unit.
    static func elevation(_ value: JSONElement?) -> Double? {
        guard let text = text(value), text.hasSuffix("ft") else { return number(value) }
        return number(.text(text.dropLast(2).trimmingCharacters(in: .whitespaces))).map { $0 * 0.3048 }
    }

    /// Returns the observation of a whole answer or of a file with the object alone; nil for an error.
    static func observation(in data: Data) -> JSONObject? {
        guard let root = JSONReader.element(in: data)?.object else { return nil }
        guard root.members["response"] != nil || root.members["current_observation"] != nil else { return root }
        return root.object("current_observation")
    }
}
