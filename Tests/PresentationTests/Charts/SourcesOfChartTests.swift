import Foundation
import Testing
import WeatherModel

@testable import Charts
@testable import Presentation
@testable import Refreshing
@testable import WeatherServices
@testable import WeatherText

@MainActor
@Suite("A chart names each source of what is drawn in it")
struct SourcesOfChartTests {
    private static let now = "2026-11-21T10:20:00Z"

    /// Hours of Open-Meteo beside quarters of an hour of the given source.
    private func page(stepsBy source: WeatherSource) throws -> (PlacesDesk, WeatherViewModel) {
        var report = Samples.report(fetched: Self.now, hours: Sky.hours("......"))
        report.minutes = Sourced(Sky.minutes("..rrr..."), source: source, fetchedAt: Samples.instant(Self.now))
        let desk = try PlacesDesk([Samples.london], reports: [Samples.london.id: report], at: Self.now)
        return (desk, try #require(desk.locations.selectedPage))
    }

    @Test("a copy with quarters of an hour of another source has the names and the licences of both")
    func two() throws {
        let (_, page) = try page(stepsBy: .brightSky)
        let caption = try #require(page.chart?.caption)
        #expect(
            caption.provenance
                == "Open-Meteo, forecast fetched at 10:20, Bright Sky, forecast fetched at 10:20", "\(caption)")
        #expect(caption.credit.contains("Open-Meteo.com") && caption.credit.contains("Bright Sky"), "\(caption.credit)")
    }

    @Test("one source is named once")
    func one() throws {
        let (_, page) = try page(stepsBy: Samples.source)
        #expect(page.chart?.caption?.provenance == "Open-Meteo, forecast fetched at 10:20")
    }
}
