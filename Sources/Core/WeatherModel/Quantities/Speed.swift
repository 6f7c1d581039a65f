/// A wind speed, in metres per second.
public struct Speed: Quantity {
    /// 0 to 150 m/s; the strongest gust ever measured was 113 m/s.
    public static let plausibleRange: ClosedRange<Double> = 0...150

    /// Metres per second.
    public let value: Double

    /// Makes a speed from metres per second, without checking the range.
    public init(_ value: Double) {
        self.value = value
    }
}

extension Speed {
    /// The force on the Beaufort scale, 0 to 12, by the World Meteorological Organization's *Manual on Codes*, table
    /// 1100, which applies to the mean wind at 10 m and not to gusts.
    public var beaufort: Int {
        let tenths = (value * 10).rounded()
        return Self.lowestTenths.count { $0 <= tenths }
    }

    /// The lowest speeds of forces 1 to 12, in tenths of a metre per second.
    private static let lowestTenths: [Double] = [3, 16, 34, 55, 80, 108, 139, 172, 208, 245, 285, 327]
}
