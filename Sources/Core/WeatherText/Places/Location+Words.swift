import WeatherModel

extension Location {
    /// The region and country, such as "Oregon, United States", without a region named like the place; nil if nothing
    /// is left.
    package var regionAndCountry: String? {
        let parts = [region == name ? nil : region, country].compactMap { $0 }.filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}
