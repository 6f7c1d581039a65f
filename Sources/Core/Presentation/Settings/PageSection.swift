/// A section of the page that can be hidden and moved.
public enum PageSection: String, Sendable, Hashable, CaseIterable {
    case rain, hours, days, details

    /// The heading of the section.
    public var title: String {
        switch self {
        case .rain: WindowWords.rain
        case .hours: WindowWords.hours
        case .days: WindowWords.days
        case .details: WindowWords.details
        }
    }
}
