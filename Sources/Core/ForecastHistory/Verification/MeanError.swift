/// A mean of days with its uncertainty.
public struct MeanError: Sendable, Hashable {
    /// The mean, in the unit of what is averaged.
    public let value: Double
    /// Half the width of the interval that holds the true mean in 19 cases of 20, as far as days are independent of each other.
    public let margin: Double
    /// The number of days.
    public let days: Int

    /// Returns nil for less than two days.
    init?(_ values: [Double]) {
        guard values.count > 1 else { return nil }
        let count = Double(values.count)
        let mean = values.sorted().reduce(0, +) / count
        let variance = values.map { ($0 - mean) * ($0 - mean) }.sorted().reduce(0, +) / (count - 1)
        value = mean
        margin = Self.quantile(of: values.count - 1) * (variance / count).squareRoot()
        days = values.count
    }

    /// Student's t for 95 % in the middle, from a table up to ten degrees of freedom and by Cornish and Fisher's expansion
    /// (Abramowitz and Stegun, *Handbook of Mathematical Functions*, 26.7.5) beyond.
    private static func quantile(of freedom: Int) -> Double {
        let table = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228]
        if freedom <= table.count { return table[max(freedom, 1) - 1] }
        let (normal, count) = (1.959_964, Double(freedom))
        let (cube, fifth) = (normal * normal * normal, normal * normal * normal * normal * normal)
        return normal + (cube + normal) / (4 * count) + (5 * fifth + 16 * cube + 3 * normal) / (96 * count * count)
    }
}
