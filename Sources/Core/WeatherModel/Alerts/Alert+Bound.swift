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
    /// The most urgent warnings, at most `Bound.alerts`, in their display order, each cut to its limits.
    public var bounded: [Alert] {
        sorted { $0.comes(before: $1) }.prefix(Bound.alerts).map(\.bounded)
    }
}
