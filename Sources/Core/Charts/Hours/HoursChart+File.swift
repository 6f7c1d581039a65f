extension HoursChart {
    /// What the chart's picture is called in a folder, "fairweather-temperature.svg"; the same in every language.
    ///
    /// - Parameter ending: "svg" or "png".
    public func fileName(_ ending: String) -> String { "fairweather-\(metric.rawValue).\(ending)" }
}
