/// The formulas an apparent temperature can be computed by.
public enum FeelsLikeFormula: String, Sendable, Hashable, CaseIterable {
    /// The formula of the source, which it does not name.
    case source
    /// Steadman's apparent temperature of 1994 in the shade, used by the Australian Bureau of Meteorology.
    case apparentTemperature
}
