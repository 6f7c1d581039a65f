public import WeatherModel

extension WeatherSource {
    /// The Norwegian Meteorological Institute, in the words its NLOD 2.0 and CC BY 4.0 licences ask for.
    public static let metNorway = WeatherSource(
        id: "met-norway", name: "MET Norway", attribution: "Data from MET Norway",
        homepage: "https://api.met.no/license_data.html")
}
