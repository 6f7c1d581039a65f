public import WeatherModel

extension WeatherSource {
    /// Nominatim, with the credit that OpenStreetMap's Open Database License asks for.
    public static let nominatim = WeatherSource(
        id: "nominatim", name: "OpenStreetMap", attribution: "© OpenStreetMap contributors",
        homepage: "https://www.openstreetmap.org/copyright")
}
