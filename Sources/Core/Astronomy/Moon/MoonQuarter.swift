/// The four moments of the moon's month that calendars name.
public enum MoonQuarter: Int, Sendable, Hashable, CaseIterable {
    case new, first, full, last

    var elongation: Double { Double(rawValue) * 90 }
}
