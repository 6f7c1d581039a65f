extension Widget {
    /// Sets whether the widget and its counterpart accept input, as two buttons that step back and forth do.
    ///
    /// The focus of one that no longer does goes to the other: GTK would leave it nowhere.
    ///
    /// - Parameters:
    ///   - first: Whether the widget itself does.
    ///   - second: Whether the counterpart does.
    public func setSensitive(_ first: Bool, beside counterpart: Widget, _ second: Bool) {
        let (hadFocus, counterpartHadFocus) = (containsFocus, counterpart.containsFocus)
        // What takes over the focus has to accept it before the other lets it go.
        if first { isSensitive = true }
        if second { counterpart.isSensitive = true }
        if hadFocus, !first, second { counterpart.grabFocus() }
        if counterpartHadFocus, !second, first { grabFocus() }
        (isSensitive, counterpart.isSensitive) = (first, second)
    }
}
