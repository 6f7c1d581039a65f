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
    /// The wording in each language, at least one; the source's main language first.
    public var texts: [AlertText]
    /// The http or https address of a page about the warning; nil if there is none.
    public var link: String?
    /// The certainty that the warning applies to the requested place; nil if that has not been determined.
    public var coverage: AlertCoverage?

    /// Makes a warning; values that are left out are unknown.
    public init(
        id: String, sender: String? = nil, severity: AlertSeverity = .unknown, certainty: AlertCertainty = .unknown,
        urgency: AlertUrgency = .unknown, message: AlertMessage = .alert, references: [String] = [],
        sent: Date? = nil, onset: Date? = nil, ends: Date? = nil, texts: [AlertText], link: String? = nil,
        coverage: AlertCoverage? = nil
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
    }
}
