public import WeatherModel
public import WeatherServices

/// The known weather of one place, and the failures of parts that could not be renewed.
public struct PlaceWeather: Sendable, Hashable {
    /// The known parts, however old; nil if none has ever arrived.
    public private(set) var report: WeatherReport?
    /// The failures of parts that are missing or older than they should be.
    public private(set) var failures: [WeatherPart: PartFailure] = [:]

    /// - Parameter report: The weather stored by an earlier run; nil if there is none.
    public init(_ report: WeatherReport? = nil) {
        self.report = report
    }

    /// Takes over the parts that arrived and the failures of those that did not.
    public mutating func take(_ update: RefreshUpdate) {
        if let newer = update.fetched.findings(beside: report) {
            if report == nil { report = newer } else { report?.merge(newer) }
        }
        for part in update.parts {
            let failure = update.fetched.failures[part]
            // A cancelled request says nothing about the source.
            if failure?.error != .cancelled { failures[part] = failure }
        }
    }
}
