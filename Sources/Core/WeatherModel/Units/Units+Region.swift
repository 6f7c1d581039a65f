public import Foundation

extension Units {
    /// What people of the locale's region are used to; metric where the locale names no region.
    ///
    /// A locale whose subdivision is the whole of another region, "dezzzz", measures by that one.
    public init(for locale: Locale) {
        let other = locale.subdivision?.identifier.lowercased()
        self.init(
            region: other.flatMap { $0.hasSuffix("zzzz") ? $0.prefix(2).uppercased() : nil }
                ?? locale.region?.identifier)
    }

    /// What people of the region are used to.
    ///
    /// - Parameter region: Two letters of ISO 3166; metric for nil and for what is not in the tables.
    public init(region: String?) {
        self = .metric
        guard let region else { return }
        if Self.customaryRegions.contains(region) { self = .us }
        if Self.britishRegions.contains(region) { self = .uk }
        if Self.metresPerSecondRegions.contains(region) { self = .nordic }
        if Self.fahrenheitRegions.contains(region) { temperature = .fahrenheit }
        if Self.mercuryRegions.contains(region) { pressure = .millimetresOfMercury }
    }

    /// The United States with their territories, and the three states that their weather service serves.
    ///
    /// Liberia and Myanmar, which Unicode CLDR counts to the measurement system "US", are not among those it has
    /// Fahrenheit for.
    private static let customaryRegions: Set<String> = [
        "US", "PR", "GU", "VI", "AS", "MP", "UM", "FM", "MH", "PW",
    ]

    /// The United Kingdom and the Crown dependencies.
    private static let britishRegions: Set<String> = ["GB", "GG", "IM", "JE"]

    /// Where the national weather service gives wind in m/s: the Nordic countries, the Baltic states, Russia and its
    /// neighbours, East Asia, Bulgaria, Slovenia and Slovakia.
    private static let metresPerSecondRegions: Set<String> = [
        "SE", "NO", "FI", "DK", "IS", "FO", "GL", "AX", "SJ", "EE", "LV", "LT", "RU", "BY", "UA", "MD", "KZ", "KG",
        "TJ",
        "TM", "UZ", "AM", "AZ", "GE", "MN", "CN", "JP", "KR", "KP", "TW", "BG", "SI", "SK",
    ]

    /// Fahrenheit beside metric units: those for which Unicode CLDR prefers it in weather (BS, BZ, KY, PR, PW, US) that
    /// are not customary throughout.
    private static let fahrenheitRegions: Set<String> = ["BS", "BZ", "KY"]

    /// Where the national weather service gives pressure in millimetres of mercury.
    private static let mercuryRegions: Set<String> = ["RU", "BY", "UA", "KZ", "KG", "TJ", "TM", "UZ", "AM"]
}
