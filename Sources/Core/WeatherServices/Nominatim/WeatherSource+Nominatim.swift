public import WeatherModel

extension WeatherSource {
    /// Nominatim, with the attribution that OpenStreetMap's Open Database License requires.
    public static let nominatim = WeatherSource(
        id: "nominatim", name: "OpenStreetMap", attribution: "© OpenStreetMap contributors",
        homepage: "https://www.openstreetmap.org/copyright")
}
