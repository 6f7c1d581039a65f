public import WeatherServices

extension KeyStoreError {
    /// Returns the message that explains the error and a remedy, such as the source's environment variable.
    public func message(for source: KeyedSource) -> String {
        let values = ["source": source.name, "variable": source.environmentVariable]
        return switch self {
        case .unavailable:
            tr(
                "No keyring is running for the {source} key. Start one, or set the variable {variable}.",
                values)
        case .locked: tr("Your keyring is locked. Unlock it, or set the variable {variable}.", values)
        case .timedOut: tr("Your keyring did not answer. Try again later, or set the variable {variable}.", values)
        case .refused(let reason): tr("Your keyring reported an error: {reason}", ["reason": reason])
        case .emptyKey: tr("The key is empty. Copy it from your {source} account.", values)
        case .cancelled: tr("The request was cancelled.")
        }
    }
}
