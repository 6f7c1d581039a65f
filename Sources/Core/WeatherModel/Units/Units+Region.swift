public import Foundation

extension Units {
    /// What people of the locale's region are used to; metric where the locale names no region.
    public init(for locale: Locale) {
        switch locale.region?.identifier {
        case let region? where Self.customaryRegions.contains(region): self = .us
        case let region? where Self.britishRegions.contains(region): self = .uk
        case let region? where Self.fahrenheitRegions.contains(region):
            self = .metric
            temperature = .fahrenheit
        default: self = .metric
        }
    }

    /// Unicode CLDR's measurement system "US", the territories of the United States, and the three states its weather service serves.
    private static let customaryRegions: Set<String> = [
        "US", "LR", "MM", "PR", "GU", "VI", "AS", "MP", "UM", "FM", "MH", "PW",
    ]

    /// The United Kingdom and the Crown dependencies.
    private static let britishRegions: Set<String> = ["GB", "GG", "IM", "JE"]

    /// Fahrenheit beside metric units, from Unicode CLDR's unit preferences and the national weather services.
    private static let fahrenheitRegions: Set<String> = ["BS", "BZ", "KY"]
}
