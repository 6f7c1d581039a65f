extension Alert {
    /// Returns whether the warning is at least as severe; one of unknown severity always counts as that.
    public func reaches(_ floor: AlertSeverity) -> Bool { severity == .unknown || severity >= floor }
}
