public import WeatherModel

extension WeatherSource {
    /// Bright Sky, which hands on the open data of the German weather service.
    public static let brightSky = WeatherSource(
        id: "bright-sky", name: "Bright Sky", attribution: "Data: Deutscher Wetterdienst, via Bright Sky",
        homepage: "https://brightsky.dev/")
}
