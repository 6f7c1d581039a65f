import Foundation
import Testing
import WeatherModel
import WeatherServices

@testable import WeatherText

@Suite("The bundled data's name")
struct BundledSourceNameTests {
    @Test("where there is room for names alone, that of Germany’s weather service stands beside Bright Sky’s")
    func brief() {
        #expect(WeatherSource.brightSky.briefAttribution == "DWD, Bright Sky")
        #expect(WeatherSource.libreWXR.briefAttribution == "LibreWXR")
    }

    @Test("it is translated wherever a source is named, those of services are not")
    func translated() {
        Wording.$catalogue.withValue(PseudoCatalogue()) {
            #expect(WeatherSource.sample.localName != WeatherSource.sample.name)
            #expect(WeatherSource.sample.localAttribution != WeatherSource.sample.attribution)
            #expect(WeatherSource.openMeteo.localName == "Open-Meteo")
            #expect(WeatherSource.openMeteo.localAttribution == WeatherSource.openMeteo.attribution)
            // The words around the names are ours, the names are what the licences ask for.
            #expect(WeatherSource.libreWXR.localAttribution != WeatherSource.libreWXR.attribution)
            #expect(WeatherSource.brightSky.localAttribution != WeatherSource.brightSky.attribution)
            let context = SentenceContext(
                Samples.formatter, in: .gmt, at: Samples.instant("2026-11-21T15:20:00Z"))
            let days = Sourced([Day](), source: .sample, fetchedAt: context.now)
            #expect(Provenance.text(ofForecast: days, context)?.contains("Sample data") == false)
            #expect(
                !PartCredit.text([PartCredit(source: .sample, parts: [.days], fetchedAt: context.now)])
                    .contains("Sample data"))
        }
    }
}
