public import WeatherModel

extension WeatherSource {
    /// The US National Weather Service, whose data are in the public domain; it asks to be credited without implying
    /// endorsement.
    public static let nationalWeatherService = WeatherSource(
        id: "nws", name: "US National Weather Service", attribution: "Weather data by NOAA/National Weather Service",
        homepage: "https://www.weather.gov/")
}
