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
