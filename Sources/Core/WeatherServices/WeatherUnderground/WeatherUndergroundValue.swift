import Foundation

/// The values of Weather Underground's legacy files, most of which are texts, and missing ones one of many marks.
enum WeatherUndergroundValue {
    /// Nil for an empty text and for "NA", "N/A", "--" and the like.
    static func text(_ value: Any?) -> String? {
        guard let text = (value as? String)?.trimmingCharacters(in: .whitespacesAndNewlines),
            !["", "NA", "N/A", "--", "-"].contains(text.uppercased())
        else { return nil }
        return text
    }

    /// A number or its text; nil for the marks of `text` and for −99 and its longer kin, "-999.00" or "-9999".
    static func number(_ value: Any?) -> Double? {
        let number = text(value).flatMap { Double($0) } ?? (value as? NSNumber)?.doubleValue
        guard let number, number.isFinite, ![-99, -999, -9999].contains(number) else { return nil }
        return number
    }

    /// "62 ft" in metres, or metres without a unit.
    static func elevation(_ value: Any?) -> Double? {
        guard let text = text(value), text.hasSuffix("ft") else { return number(value) }
        return number(String(text.dropLast(2)).trimmingCharacters(in: .whitespaces)).map { $0 * 0.3048 }
    }

    /// The observation in a whole answer, or the bare one that a file holds; nil where the answer is an error.
    static func observation(in data: Data) -> [String: Any]? {
        guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { return nil }
        guard root["response"] != nil || root["current_observation"] != nil else { return root }
        return root["current_observation"] as? [String: Any]
    }
}
