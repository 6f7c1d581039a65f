/// A part of the page that can be hidden, and moved before others.
public enum PageSection: String, Sendable, Hashable, CaseIterable {
    case rain, hours, days, details

    /// Its heading.
    public var title: String {
        switch self {
        case .rain: WindowWords.rain
        case .hours: WindowWords.hours
        case .days: WindowWords.days
        case .details: WindowWords.details
        }
    }
}
