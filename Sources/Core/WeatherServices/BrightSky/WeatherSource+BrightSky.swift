public import WeatherModel

extension WeatherSource {
    /// Germany's weather service through Bright Sky, with the attribution that the licence of its data (CC BY 4.0)
    /// requires.
    public static let brightSky = WeatherSource(
        id: "bright-sky", name: "Bright Sky",
        attribution: "Source: Deutscher Wetterdienst, prepared by Bright Sky, units changed",
        homepage: "https://brightsky.dev/")
}
