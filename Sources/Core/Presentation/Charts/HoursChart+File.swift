extension HoursChart {
    /// What the chart's picture is called in a folder, "fairweather-temperature.svg"; the same in every language.
    public var fileName: String { "fairweather-\(metric.rawValue).svg" }
}
