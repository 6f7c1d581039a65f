/// The eight named phases of the moon.
public enum MoonPhase: Int, Sendable, Hashable, CaseIterable {
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent
}

/// The four quarters of the moon that calendars give with a time.
public enum MoonQuarter: Int, Sendable, Hashable, CaseIterable {
    case new, first, full, last

    var elongation: Double { Double(rawValue) * 90 }
}
