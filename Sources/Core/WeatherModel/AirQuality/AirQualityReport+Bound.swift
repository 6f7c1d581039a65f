extension AirQualityReport {
    /// A copy with no more hours than `Bound` allows.
    package var bounded: AirQualityReport { AirQualityReport(current: current, hours: Array(hours.prefix(Bound.rows))) }
}
