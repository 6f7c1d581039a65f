import Foundation
import WeatherModel
import WeatherText

extension WarningList {
    /// So many severe warnings, "Event 0" and on, at a place called "Here".
    static func ofWind(_ count: Int, description: String = "Wind.", instruction: String? = nil) -> WarningList {
        let context = SentenceContext(
            WeatherFormatter(locale: Locale(identifier: "en_GB"), ownZone: .gmt), in: .gmt,
            at: Date(timeIntervalSince1970: 1_770_724_800))
        let warnings = (0..<count).map { number in
            AlertDisplayText(
                Alert(
                    id: String(number), severity: .severe,
                    texts: [
                        AlertText(
                            event: "Event \(number)", description: description, instruction: instruction,
                            area: "Kings")
                    ],
                    coverage: .place), context)
        }
        return WarningList(warnings, of: "Here")
    }
}
