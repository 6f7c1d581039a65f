import WeatherModel
import WeatherServices
import WeatherText

/// The texts of the dialog about the program, with the attributions of its data.
public enum AboutText {
    /// The sentence below the name.
    public static var comments: String { tr("The weather for your places, from sources you choose.") }
    /// The program's name.
    public static var name: String { Program.name }
    /// The version, such as "0.1".
    public static var version: String { Program.version }
    /// The address of the project.
    public static var website: String { Program.contact }
    /// The name of the program's icon in the icon theme.
    public static var icon: String { Program.id }

    /// The headings with the attributions that licences require, and their links.
    public static var sections: [(title: String, people: [String])] {
        let weather: [WeatherSource] = [
            .openMeteo, .openMeteoAirQuality, .openMeteoEnsemble, .openMeteoArchive, .metNorway,
            .nationalWeatherService, .brightSky, .meteoAlarm, .openWeather, .publicAlerts, .weatherUnderground,
            .libreWXR,
        ]
        return [
            (tr("Weather and warnings"), weather.map(\.credit)),
            (
                tr("Place names"),
                [tr("GeoNames, CC BY 4.0 https://www.geonames.org/"), WeatherSource.nominatim.credit]
            ),
            (tr("Icons"), [tr("Drawn for Fairweather, MIT licence")]),
        ]
    }
}

extension WeatherSource {
    /// The attribution with its link.
    fileprivate var credit: String { attribution + " " + homepage }
}
