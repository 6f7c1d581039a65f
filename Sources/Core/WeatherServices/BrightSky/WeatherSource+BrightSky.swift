public import WeatherModel

extension WeatherSource {
    /// Germany's weather service through Bright Sky, in the words the CC BY 4.0 licence of its data asks for.
    public static let brightSky = WeatherSource(
        id: "bright-sky", name: "Bright Sky",
        attribution: "Source: Deutscher Wetterdienst, prepared by Bright Sky, units changed",
        homepage: "https://brightsky.dev/")
}
