/// How a table rounds what it shows: what reads the same does not part, and what is told apart reads differently.
public struct ShownRounding {
    /// Returns what a temperature in degrees Celsius is shown as, in the same unit.
    let degrees: (Double) -> Double
    /// Returns what an amount in millimetres is shown as, in the same unit; 0 for what is too little to be shown.
    let millimetres: (Double) -> Double

    /// Makes one of the two roundings.
    public init(degrees: @escaping (Double) -> Double, millimetres: @escaping (Double) -> Double) {
        (self.degrees, self.millimetres) = (degrees, millimetres)
    }

    /// Whole degrees Celsius, whole millimetres, and tenths of less than one.
    public static var metric: ShownRounding {
        ShownRounding(
            degrees: { $0.rounded() }, millimetres: { $0 < 0.95 ? ($0 * 10).rounded() / 10 : $0.rounded() })
    }
}
