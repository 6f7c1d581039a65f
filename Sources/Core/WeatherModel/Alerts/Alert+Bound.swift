extension Alert {
    /// The same with every text within its bound; what is within them already stays as it is.
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
    /// The most urgent ones, in their order, each within its bounds.
    public var bounded: [Alert] {
        sorted { $0.comes(before: $1) }.prefix(Bound.alerts).map(\.bounded)
    }
}
