import Foundation
import WeatherModel
import WeatherText

extension WarningList {
    /// So many severe warnings, "Event 0" and on, at a place called "Here".
    ///
    /// - Parameter seconds: The time until their end; nil if that is not known.
    static func ofWind(
        _ count: Int, description: String = "Wind.", instruction: String? = nil, area: String = "Kings",
        lasting seconds: TimeInterval? = nil
    ) -> WarningList {
        let context = SentenceContext(
            WeatherFormatter(locale: Locale(identifier: "en_GB"), ownZone: .gmt), in: .gmt,
            at: Date(timeIntervalSince1970: 1_770_724_800))
        let warnings = (0..<count).map { number in
            AlertDisplayText(
                Alert(
                    id: String(number), severity: .severe, ends: seconds.map { context.now + $0 },
                    texts: [
                        AlertText(
                            event: "Event \(number)", description: description, instruction: instruction,
                            area: area)
                    ],
                    coverage: .place), context)
        }
        return WarningList(warnings, of: "Here")
    }
}
