/// The moon's shape by name.
public enum MoonPhase: Int, Sendable, Hashable, CaseIterable {
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent
}
