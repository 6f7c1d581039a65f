import WeatherModel

extension Location {
    /// "Oregon, United States", a region named like the place left out; nil where nothing remains.
    package var regionAndCountry: String? {
        let parts = [region == name ? nil : region, country].compactMap { $0 }.filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}
