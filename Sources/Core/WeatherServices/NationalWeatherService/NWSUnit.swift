/// The unit codes of the National Weather Service, such as "wmoUnit:degC", in older answers "unit:degC".
enum NWSUnit {
    /// Returns the unit for a code; nil if it is not known, so that its values are ignored.
    static func unit(_ code: String) -> MeasuredUnit? {
        // The code may also be an address, "http://codes.wmo.int/common/unit/degC".
        switch code.split(whereSeparator: { ":/".contains($0) }).last {
        case "degC": .celsius
        case "degF": .fahrenheit
        case "K": .kelvin
        case "m_s-1": .metresPerSecond
        case "km_h-1": .kilometresPerHour
        case "mi_h-1": .milesPerHour
        case "kt", "kn": .knots
        case "Pa": .pascal
        case "hPa": .hectopascal
        case "mm": .millimetre
        case "cm": .centimetre
        case "m": .metre
        case "km": .kilometre
        case "in", "[in_i]": .inch
        case "ft", "[ft_i]": .foot
        case "mi", "[mi_i]": .mile
        case "percent": .percent
        case "degree_(angle)": .degree
        default: nil
        }
    }
}
