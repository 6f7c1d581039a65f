public import WeatherModel

/// Why a source did not give a part.
public struct PartFailure: Error, Sendable, Hashable {
    /// Who was asked.
    public var source: WeatherSource
    /// What went wrong.
    public var error: FetchError

    /// Both are told to the user.
    public init(source: WeatherSource, error: FetchError) {
        self.source = source
        self.error = error
    }
}
