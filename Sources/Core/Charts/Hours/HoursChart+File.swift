extension HoursChart {
    /// Returns the suggested file name, such as "fairweather-temperature.svg", the same in every language.
    ///
    /// - Parameter ending: The extension, "svg" or "png".
    public func fileName(_ ending: String) -> String { "fairweather-\(metric.rawValue).\(ending)" }
}
