public import WeatherModel
public import WeatherServices

/// What is known of one place's weather, and which parts could not be renewed.
public struct PlaceWeather: Sendable, Hashable {
    /// The parts there are, however old; nil while none has ever arrived.
    public private(set) var report: WeatherReport?
    /// Why a part is older than it should be, or missing; gone once it has arrived.
    public private(set) var failures: [WeatherPart: PartFailure] = [:]

    /// - Parameter report: As an earlier run of the program left it.
    public init(_ report: WeatherReport? = nil) {
        self.report = report
    }

    /// Takes over what has arrived; a part that failed stays as it was and has its reason noted.
    public mutating func take(_ update: RefreshUpdate) {
        if let newer = update.fetched.findings(beside: report) {
            if report == nil { report = newer } else { report?.merge(newer) }
        }
        for part in update.parts {
            let failure = update.fetched.failures[part]
            // A request given up says nothing of the source.
            if failure?.error != .cancelled { failures[part] = failure }
        }
    }
}
