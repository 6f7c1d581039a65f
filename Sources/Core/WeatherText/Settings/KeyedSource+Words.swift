package import WeatherModel
package import WeatherServices

extension KeyedSource {
    /// Returns nil for a source that needs no key.
    package init?(of source: WeatherSource) {
        switch source.id {
        case WeatherSource.openWeather.id: self = .openWeather
        case WeatherSource.weatherUnderground.id: self = .weatherUnderground
        default: return nil
        }
    }

    /// Returns the text about where the key is stored, or what is missing.
    package func status(_ lookup: KeyLookup?, at host: KeyHost, lacksStation: Bool) -> String {
        switch lookup?.origin {
        case .secretStore where lacksStation: tr("The key is in your keyring. Enter a station to use this source.")
        case .secretStore: tr("The key is in your keyring.")
        case .environment:
            tr("The key comes from the environment variable {variable}.", ["variable": environmentVariable])
        case nil where !host.isDefault(for: self):
            tr("There is no key for {host}. A key is only sent to the server it was saved for.", ["host": host.name])
        case nil: need
        }
    }

    private var need: String {
        switch self {
        case .openWeather: tr("There is no key yet. An openweathermap.org account comes with a free one.")
        case .weatherUnderground:
            tr("There is no key yet. You get one if you share data from a weather station on wunderground.com.")
        }
    }
}
