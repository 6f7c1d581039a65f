extension Alert {
    /// Whether the source lists the warning but nothing of it could be read.
    public var isUnreadable: Bool { !texts.contains(where: \.saysSomething) }
}

extension AlertText {
    /// Whether the text has any content beside its area.
    public var saysSomething: Bool {
        event != nil || headline != nil || description != nil || instruction != nil
    }
}
