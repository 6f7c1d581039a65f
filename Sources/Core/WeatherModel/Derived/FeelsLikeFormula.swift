/// The formulas an apparent temperature can be computed by.
public enum FeelsLikeFormula: Sendable, Hashable, CaseIterable {
    /// The formula of the source, which it does not name.
    case source
    /// The wind chill of JAG/TI (2001), used by the Canadian and United States services.
    case windChill
    /// The heat index by Rothfusz's regression, used by the United States National Weather Service.
    case heatIndex
    /// Steadman's apparent temperature of 1994, used by the Australian Bureau of Meteorology.
    case apparentTemperature
}
