public import WeatherModel

extension WeatherSource {
    /// The Norwegian Meteorological Institute, with the attribution that its licences (NLOD 2.0, CC BY 4.0) require.
    public static let metNorway = WeatherSource(
        id: "met-norway", name: "MET Norway", attribution: "Data from MET Norway",
        homepage: "https://api.met.no/license_data.html")
}
