import Foundation
import WeatherModel

/// The change of the sea-level pressure in the last three hours, in the Met Office's terms for shipping: slowly up to
/// 1.5 hPa, without an adverb up to 3.5, quickly up to 6.0, very rapidly above.
enum PressureTrend: Sendable, Hashable, CaseIterable {
    case steady
    case risingSlowly, rising, risingQuickly, risingVeryRapidly
    case fallingSlowly, falling, fallingQuickly, fallingVeryRapidly

    /// Returns nil if there is no row within half an hour of now or of three hours ago.
    init?(_ hours: [Hour], at now: Date) {
        func pressure(_ moment: Date) -> Double? {
            hours.filter { abs($0.time.timeIntervalSince(moment)) <= 1800 && $0.seaLevelPressure != nil }
                .min { abs($0.time.timeIntervalSince(moment)) < abs($1.time.timeIntervalSince(moment)) }?
                .seaLevelPressure?.value
        }
        guard let present = pressure(now), let past = pressure(now.addingTimeInterval(-3 * 3600)) else { return nil }
        self.init(change: present - past)
    }

    /// - Parameter change: The change in hectopascals over three hours.
    init(change: Double) {
        // Rounding to tenths, as in the terms, keeps 1.5 in its class despite binary fractions.
        let tenths = (abs(change) * 10).rounded()
        self =
            switch (tenths, change > 0) {
            case (..<1, _): .steady
            case (...15, true): .risingSlowly
            case (...15, false): .fallingSlowly
            case (...35, true): .rising
            case (...35, false): .falling
            case (...60, true): .risingQuickly
            case (...60, false): .fallingQuickly
            case (_, true): .risingVeryRapidly
            case (_, false): .fallingVeryRapidly
            }
    }

    /// The text, such as "Falling quickly".
    var words: String {
        switch self {
        case .steady: tr("Steady")
        case .risingSlowly: tr("Rising slowly")
        case .rising: tr("Rising")
        case .risingQuickly: tr("Rising quickly")
        case .risingVeryRapidly: tr("Rising very rapidly")
        case .fallingSlowly: tr("Falling slowly")
        case .falling: tr("Falling")
        case .fallingQuickly: tr("Falling quickly")
        case .fallingVeryRapidly: tr("Falling very rapidly")
        }
    }
}
