public import WeatherModel

extension WeatherSource {
    /// The US National Weather Service, whose data are in the public domain and ask to be credited.
    public static let nws = WeatherSource(
        id: "nws", name: "National Weather Service", attribution: "Data from NOAA’s National Weather Service",
        homepage: "https://www.weather.gov/")
}
