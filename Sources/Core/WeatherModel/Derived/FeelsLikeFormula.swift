/// By which formula a felt temperature came about.
public enum FeelsLikeFormula: Sendable, Hashable, CaseIterable {
    /// The source's own, which it does not name.
    case source
    /// JAG/TI of 2001, of the Canadian and United States services.
    case windChill
    /// Rothfusz's, of the United States National Weather Service.
    case heatIndex
    /// Steadman's of 1994, of the Australian Bureau of Meteorology.
    case apparentTemperature
}
