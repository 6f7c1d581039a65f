extension Speed {
    /// Force on the Beaufort scale, 0 to 12, by the table of the World Meteorological Organization (*Manual on Codes*, table
    /// 1100), which is in tenths of a metre a second and is meant for the mean wind at 10 m, not for gusts.
    public var beaufort: Int {
        let tenths = (value * 10).rounded()
        return Self.lowestTenths.count { $0 <= tenths }
    }

    /// Of forces 1 to 12.
    private static let lowestTenths: [Double] = [3, 16, 34, 55, 80, 108, 139, 172, 208, 245, 285, 327]
}
