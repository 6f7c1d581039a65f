public import WeatherModel
import WeatherServices

extension WeatherSource {
    /// The name beside those of other sources: of two with one name, each has a host, and limits and failures, of its own.
    public var distinctName: String {
        switch id {
        case Self.openMeteoAirQuality.id: tr("{source} (air quality)", ["source": name])
        case Self.openMeteoEnsemble.id: tr("{source} (ensemble)", ["source": name])
        case Self.openMeteoArchive.id: tr("{source} (earlier years)", ["source": name])
        default: name
        }
    }
}
