public import WeatherServices

extension KeyStoreError {
    /// Returns the message that explains the error and a remedy, such as the source's environment variable.
    public func message(for source: KeyedSource) -> String {
        let values = ["source": source.name, "variable": source.environmentVariable]
        return switch self {
        case .unavailable:
            tr(
                "No secret store is running, so the key of {source} cannot be kept. Start a keyring, or set {variable}.",
                values)
        case .locked: tr("The secret store is locked. Unlock your keyring, or set {variable}.", values)
        case .timedOut: tr("The secret store did not answer. Try again later, or set {variable}.", values)
        case .refused(let reason): tr("The secret store reported: {reason}", ["reason": reason])
        case .emptyKey: tr("The key is empty. Copy it from your account at {source}.", values)
        case .cancelled: tr("The request was given up.")
        }
    }
}
