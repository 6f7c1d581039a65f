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
        case .secretStore where lacksStation: tr("The key is kept in your keyring. Name a station to have it asked.")
        case .secretStore: tr("The key is kept in your keyring.")
        case .environment:
            tr("The key comes from the variable {variable}.", ["variable": environmentVariable])
        case nil where !host.isUsual(for: self):
            tr("There is no key for {host}. A key is sent only to the server it was given for.", ["host": host.name])
        case nil: need
        }
    }

    private var need: String {
        switch self {
        case .openWeather: tr("There is no key. An account at openweathermap.org has one, free of charge.")
        case .weatherUnderground:
            tr("There is no key. Who sends the data of a station to wunderground.com gets one.")
        }
    }
}
