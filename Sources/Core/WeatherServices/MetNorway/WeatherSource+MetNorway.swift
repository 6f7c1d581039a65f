public import WeatherModel

extension WeatherSource {
    /// The Norwegian Meteorological Institute, in the words its CC BY 4.0 licence asks for.
    public static let metNorway = WeatherSource(
        id: "met-norway", name: "MET Norway", attribution: "Data from MET Norway", homepage: "https://api.met.no/")
}
