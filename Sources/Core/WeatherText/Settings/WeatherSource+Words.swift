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

    /// The name that the reader is told: that of a service as it calls itself, that of the bundled data translated.
    public var localName: String { isSample ? tr("Sample data") : name }

    /// The words that its licence asks for, translated where it asks for a name alone; those of the bundled data, that the
    /// weather is not real, translated.
    public var localAttribution: String {
        switch id {
        case _ where isSample: tr("Sample data, not real weather")
        case Self.libreWXR.id:
            tr("Weather data via LibreWXR (librewxr.net), from NOAA, ECCC, EUMETNET OPERA, JMA, CWA and others")
        case Self.brightSky.id: tr("Source: Deutscher Wetterdienst, prepared by Bright Sky, units changed")
        default: attribution
        }
    }

    /// The address that is given with what leaves the program; nil for the bundled data, which nobody measured or forecast.
    package var creditedHomepage: String? { isSample ? nil : homepage }

    /// The names that stand beside what is shown where those words have no room: Germany's weather service, whose data Bright
    /// Sky's are, is among them.
    public var briefAttribution: String { id == Self.brightSky.id ? "DWD, \(name)" : name }
}
