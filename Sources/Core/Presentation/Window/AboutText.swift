import WeatherModel
import WeatherServices
import WeatherText

/// What is to be said about the program, and whom it owes its data to.
public enum AboutText {
    /// Under the name.
    public static var comments: String { tr("The weather of your places, from sources you choose.") }
    /// The program's name.
    public static var name: String { Program.name }
    /// "0.1".
    public static var version: String { Program.version }
    /// Of the program.
    public static var website: String { Program.contact }
    /// Of the icon theme.
    public static var icon: String { "io.github.fairweather.Fairweather" }

    /// A heading, and under it the words each licence asks for, with their address.
    public static var sections: [(title: String, people: [String])] {
        let weather: [WeatherSource] = [
            .openMeteo, .openMeteoAirQuality, .metNorway, .nationalWeatherService, .brightSky, .meteoAlarm,
            .openWeather, .weatherUnderground,
        ]
        return [
            (tr("Weather and warnings"), weather.map(\.credit)),
            (
                tr("Names of places"),
                [tr("GeoNames, CC BY 4.0 https://www.geonames.org/"), WeatherSource.nominatim.credit]
            ),
            (tr("Icons"), [tr("Drawn for Fairweather, MIT licence")]),
        ]
    }
}

extension WeatherSource {
    /// As its licence asks, with the address behind it.
    fileprivate var credit: String { attribution + " " + homepage }
}
