public import Foundation

/// An official warning of dangerous weather; tests and "no warning" entries never become one.
public struct Alert: Sendable, Hashable, Codable, Identifiable {
    /// As the sender names it; stable between two fetches of the same warning.
    public var id: String
    /// Who issued it, "NWS Chicago IL".
    public var sender: String?
    /// How grave it is.
    public var severity: AlertSeverity
    /// How sure it is.
    public var certainty: AlertCertainty
    /// How soon one has to act.
    public var urgency: AlertUrgency
    /// What it is to earlier ones.
    public var message: AlertMessage
    /// Identities of the earlier ones it updates or cancels.
    public var references: [String]
    /// When it was sent.
    public var sent: Date?
    /// When the event begins; where unknown, when the warning takes effect.
    public var onset: Date?
    /// When the event ends; where unknown, when the warning expires.
    public var ends: Date?
    /// Its words, at least one; the source's main language first.
    public var texts: [AlertText]
    /// The page about it, http or https.
    public var link: String?
    /// How well it is known that it holds at the place asked for; nil where that was not looked at.
    public var coverage: AlertCoverage?

    /// What the source does not say is unknown.
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
