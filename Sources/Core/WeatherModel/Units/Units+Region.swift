public import Foundation

extension Units {
    /// What people of the locale's region are used to; metric where the locale names no region.
    public init(for locale: Locale) {
        self.init(region: locale.region?.identifier)
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

    /// Unicode CLDR's measurement system "US", the territories of the United States, and the three states its weather service serves.
    private static let customaryRegions: Set<String> = [
        "US", "LR", "MM", "PR", "GU", "VI", "AS", "MP", "UM", "FM", "MH", "PW",
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

    /// Fahrenheit beside metric units, from Unicode CLDR's unit preferences and the national weather services.
    private static let fahrenheitRegions: Set<String> = ["BS", "BZ", "KY"]

    /// Where the national weather service gives pressure in millimetres of mercury.
    private static let mercuryRegions: Set<String> = ["RU", "BY", "UA", "KZ", "KG", "TJ", "TM", "UZ", "AM"]
}
