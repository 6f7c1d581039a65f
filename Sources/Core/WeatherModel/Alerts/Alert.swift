public import Foundation

/// An official warning of dangerous weather; test messages and "no warning" entries are dropped when an answer is read.
public struct Alert: Sendable, Hashable, Codable, Identifiable {
    /// The sender's identifier, the same in every fetch of the same warning.
    public var id: String
    /// The issuing office, such as "NWS Chicago IL"; nil if the source does not name it.
    public var sender: String?
    /// The severity as stated by the sender.
    public var severity: AlertSeverity
    /// The sender's certainty that the event happens.
    public var certainty: AlertCertainty
    /// The urgency with which people have to act, as stated by the sender.
    public var urgency: AlertUrgency
    /// The relation to earlier warnings: a first warning, an update or a cancellation.
    public var message: AlertMessage
    /// Identifiers of the earlier warnings that this one updates or cancels.
    public var references: [String]
    /// The time the warning was sent; nil if the source does not say.
    public var sent: Date?
    /// The beginning of the event or, if that is unknown, the time the warning takes effect; nil if neither is known.
    public var onset: Date?
    /// The end of the event or, if that is unknown, the time the warning expires; nil if neither is known.
    public var ends: Date?
    /// Whether no publisher gave the end, so that `ends` is when the warning is believed no longer, or nil while it is believed
    /// as long as it is listed; nil where `ends` is the publisher's, or nothing of the warning could be read.
    public var isEndAssumed: Bool?
    /// The wording in each language, at least one; the source's main language first.
    public var texts: [AlertText]
    /// The http or https address of a page about the warning; nil if there is none.
    public var link: String?
    /// The certainty that the warning applies to the requested place; nil if that has not been determined.
    public var coverage: AlertCoverage?
    /// The kind of danger; nil if the source warns of the weather alone.
    public var topic: AlertTopic?

    /// Makes a warning; values that are left out are unknown.
    public init(
        id: String, sender: String? = nil, severity: AlertSeverity = .unknown, certainty: AlertCertainty = .unknown,
        urgency: AlertUrgency = .unknown, message: AlertMessage = .alert, references: [String] = [],
        sent: Date? = nil, onset: Date? = nil, ends: Date? = nil, texts: [AlertText], link: String? = nil,
        coverage: AlertCoverage? = nil, topic: AlertTopic? = nil
    ) {
        self.id = id
        self.sender = sender
        self.severity = severity
        self.certainty = certainty
        self.urgency = urgency
        self.message = message
        self.references = references
        self.sent = sent
        self.onset = onset
        self.ends = ends
        self.texts = texts
        self.link = link
        self.coverage = coverage
        self.topic = topic
    }
}

extension Alert {
    /// The end that the publisher gave; nil if it gave none.
    public var statedEnd: Date? { isEndAssumed == true ? nil : ends }

    /// Whether the source lists the warning but nothing of it could be read.
    public var isUnreadable: Bool { !texts.contains(where: \.saysSomething) }
}

extension AlertText {
    /// Whether the text has any content beside its area.
    public var saysSomething: Bool {
        event != nil || headline != nil || description != nil || instruction != nil
    }
}

extension Alert {
    /// A copy of the warning with every text cut to its limit in `Bound`; texts within their limits are unchanged.
    public var bounded: Alert {
        var alert = self
        alert.id = id.boundedIdentity
        alert.sender = sender?.bounded(to: Bound.alertSender)
        alert.references = references.prefix(Bound.alertReferences).map(\.boundedIdentity)
        alert.texts = texts.prefix(Bound.alertTexts).map(\.bounded)
        return alert
    }
}

extension [Alert] {
    /// The most urgent warnings, at most `Bound.alerts`, in their display order, each cut to its limits; those that the weather
    /// does not bring leave room for the others.
    public var bounded: [Alert] {
        let sorted = sorted { $0.comes(before: $1) }
        let (others, own) = (sorted.filter { $0.topic == .other }, sorted.filter { $0.topic != .other })
        return (own + others).prefix(Bound.alerts).sorted { $0.comes(before: $1) }.map(\.bounded)
    }
}

extension Alert {
    /// Whether the warning is known to apply to the requested place; false does not rule out that it applies.
    public var isHere: Bool { coverage == .place || coverage == .named }

    /// Returns whether this warning is listed before the other: warnings for the place first, then by severity,
    /// certainty of the place, and the soonest end.
    public func comes(before other: Alert) -> Bool {
        if isHere != other.isHere { return isHere }
        if severity != other.severity { return severity > other.severity }
        if coverage != other.coverage { return (coverage ?? .country) < (other.coverage ?? .country) }
        let (end, otherEnd) = (ends ?? .distantFuture, other.ends ?? .distantFuture)
        if end != otherEnd { return end < otherEnd }
        let (start, otherStart) = (onset ?? .distantFuture, other.onset ?? .distantFuture)
        return start != otherStart ? start < otherStart : id < other.id
    }
}
