/// The kind of danger of a warning, as its publisher sorts it by the categories of CAP 1.2 (OASIS), section 3.2.2.
public enum AlertTopic: String, Sendable, Hashable, Codable, CaseIterable {
    /// What the weather does: `Met`, and what names no category.
    case weather
    /// Floods, avalanches and slides: `Geo` where the event is called so.
    case flood
    /// `Fire`, where the publisher names hardly another category.
    case fire
    /// Bad air: `Env` where the event is called so.
    case air
    /// Everything else, such as earthquakes, unrest, health and traffic.
    case other
}

/// The warnings that the user wants to see; a warning of unknown severity reaches each severity.
public struct AlertChoice: Sendable, Hashable {
    /// The least severity.
    public var leastSeverity: AlertSeverity
    /// The kinds of danger that are not shown.
    public var hiddenTopics: Set<AlertTopic>

    /// Makes a choice, by default of all that the weather brings.
    public init(leastSeverity: AlertSeverity = .minor, hiddenTopics: Set<AlertTopic> = [.other]) {
        (self.leastSeverity, self.hiddenTopics) = (leastSeverity, hiddenTopics)
    }

    /// Returns whether the warning is one of them.
    public func includes(_ alert: Alert) -> Bool {
        !hiddenTopics.contains(alert.topic ?? .weather)
            && (alert.severity == .unknown || alert.severity >= leastSeverity)
    }

    /// Whether warnings of the kind of danger are shown.
    public subscript(shows topic: AlertTopic) -> Bool {
        get { !hiddenTopics.contains(topic) }
        set { if newValue { hiddenTopics.remove(topic) } else { hiddenTopics.insert(topic) } }
    }
}
