public import WeatherModel

extension WeatherPart {
    /// The name of the part, for a list of those that a source gives.
    public var listedName: String {
        switch self {
        case .current: tr("now")
        case .minutes: tr("minutes")
        case .hours: tr("hours")
        case .days: tr("days")
        case .airQuality: tr("air quality")
        case .alerts: tr("warnings")
        }
    }
}
