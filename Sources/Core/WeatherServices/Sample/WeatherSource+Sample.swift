public import WeatherModel

extension WeatherSource {
    /// The bundled data of `SampleTransport`.
    public static let sample = WeatherSource(
        id: "sample", name: "Sample data", attribution: "Sample data, not real weather",
        homepage: "https://open-meteo.com/")
}
