/// The eight named phases of the moon.
public enum MoonPhase: Int, Sendable, Hashable, CaseIterable {
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent
}
