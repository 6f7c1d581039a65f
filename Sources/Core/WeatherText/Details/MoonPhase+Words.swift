public import Astronomy

extension MoonPhase {
    /// The text, such as "Waxing crescent".
    public var words: String {
        switch self {
        case .new: tr("New moon")
        case .waxingCrescent: tr("Waxing crescent")
        case .firstQuarter: tr("First quarter")
        case .waxingGibbous: tr("Waxing gibbous")
        case .full: tr("Full moon")
        case .waningGibbous: tr("Waning gibbous")
        case .lastQuarter: tr("Last quarter")
        case .waningCrescent: tr("Waning crescent")
        }
    }

    /// Whether the illuminated share grows from day to day.
    var isWaxing: Bool {
        switch self {
        case .new, .waxingCrescent, .firstQuarter, .waxingGibbous: true
        case .full, .waningGibbous, .lastQuarter, .waningCrescent: false
        }
    }
}
