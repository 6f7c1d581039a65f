import Foundation
import Testing

@testable import WeatherModel

@Suite("Where the temperature lies in most runs of an ensemble")
struct TemperatureBandTests {
    private let start = Date(timeIntervalSince1970: 1_768_478_400)
    private let source = WeatherSource(id: "open-meteo", name: "Source", attribution: "", homepage: "")
    private let ensemble = WeatherSource(id: "open-meteo-ensemble", name: "Ensemble", attribution: "", homepage: "")

    private func spread(_ hour: Double, mean: Double, _ deviation: Double) -> TemperatureSpread {
        TemperatureSpread(
            time: start + hour * 3600, mean: Temperature(mean), deviation: TemperatureDeviation(deviation))
    }

    private func report(
        _ rows: [TemperatureSpread], hours: [(hour: Double, temperature: Double?)], by source: WeatherSource? = nil
    ) -> WeatherReport {
        WeatherReport(
            timeZone: .gmt,
            hours: Sourced(
                hours.map { row in
                    var hour = Hour(time: start + row.hour * 3600, precipitationProbability: Percentage(20))
                    hour.temperature = row.temperature.map { Temperature($0) }
                    return hour
                }, source: source ?? self.source, fetchedAt: start),
            spread: Sourced(rows, source: ensemble, fetchedAt: start))
    }

    @Test(
        "it reaches 1.2816 standard deviations to either side, within which eight of ten values of a normal distribution lie"
    )
    func width() {
        let band = TemperatureBand(spread(0, mean: 5, 2), holding: Temperature(5))
        #expect(abs(band.lowest.value - 2.4368) < 1e-9 && abs(band.highest.value - 7.5632) < 1e-9)
        // The quantile of the normal distribution, by the complementary error function.
        let share = 1 - erfc(TemperatureBand.deviations / 2.0.squareRoot())
        #expect(abs(share - 0.8) < 1e-4)
    }

    @Test("it is moved, but not widened, to hold what is shown", arguments: [-40, 1, 2.4, 5, 7.6, 20])
    func shown(value: Double) {
        let band = TemperatureBand(spread(0, mean: 5, 2), holding: Temperature(value))
        #expect((band.lowest.value...band.highest.value).contains(value))
        #expect(abs(band.width - 2 * 1.2816 * 2) < 1e-9)
    }

    @Test("where all runs agree it is what is shown")
    func certain() {
        let band = TemperatureBand(spread(0, mean: 5, 0), holding: Temperature(7.3))
        #expect(band.lowest.value == 7.3 && band.highest.value == 7.3)
    }

    @Test("between two rows it lies between theirs, and where they are more than six hours apart it is not known")
    func between() throws {
        let rows = [spread(0, mean: 0, 1), spread(3, mean: 6, 4), spread(10, mean: 0, 1)]
        let own = try #require(rows.spread(at: start + 3600))
        #expect(abs(own.mean.value - 2) < 1e-9 && abs(own.deviation.value - 2) < 1e-9)
        #expect(rows.spread(at: start + 3 * 3600) == rows[1])
        #expect(rows.spread(at: start + 5 * 3600) == nil)
        #expect(rows.spread(at: start - 1) == nil && rows.spread(at: start + 10 * 3600 + 1) == nil)
        #expect([TemperatureSpread]().spread(at: start) == nil)
    }

    @Test("hours to come have one, hours that are over none, nor does an hour without a temperature")
    func hours() {
        let rows = (0...4).map { spread(Double($0), mean: 5, 1) }
        let report = report(rows, hours: [(0, 5), (1, 5), (2, nil), (3, 6), (5, 5)])
        let told = report.banded(at: start + 3600).hours?.value ?? []
        #expect(told.map { $0.band != nil } == [false, false, false, true, false])
        #expect(report.hours?.value.allSatisfy { $0.band == nil } == true)
    }

    @Test("a chance is a share of runs only where it is of the same service, and its hour has not begun")
    func runs() {
        let rows = (0...4).map { spread(Double($0), mean: 5, 1) }
        let hours: [(hour: Double, temperature: Double?)] = [(0, 5), (1, 5), (2, 5), (3, 5)]
        let own = report(rows, hours: hours).banded(at: start + 1800).hours?.value ?? []
        #expect(own.map(\.isChanceOfRuns) == [nil, nil, true, true])
        let other = WeatherSource(id: "met-norway", name: "Other", attribution: "", homepage: "")
        let theirs = report(rows, hours: hours, by: other).banded(at: start + 1800).hours?.value ?? []
        #expect(theirs.allSatisfy { $0.isChanceOfRuns == nil } && theirs.last?.band != nil)
    }

    @Test("a spread a day old, or whose hours are over, is none, whichever way the clock was set")
    func age() {
        let rows = (0...60).map { spread(Double($0), mean: 5, 1) }
        let report = report(rows, hours: [(50, 5)])
        #expect(report.banded(at: start + 24 * 3600).spread != nil)
        for now in [start + 24 * 3600 + 1, start - 24 * 3600 - 1] { #expect(report.banded(at: now).spread == nil) }
        let over = self.report([spread(0, mean: 5, 1)], hours: [(50, 5)])
        #expect(over.banded(at: start).spread == nil)
        #expect(over.banded(at: start - 1).spread != nil)
    }

    @Test("a merge keeps the spread until a newer one comes")
    func merging() {
        var known = report([spread(0, mean: 5, 1)], hours: [(0, 5)])
        known.merge(WeatherReport(timeZone: .gmt))
        #expect(known.spread != nil)
        known.merge(report([spread(1, mean: 5, 1)], hours: [(0, 5)]))
        #expect(known.spread?.value.first?.time == start + 3600)
        #expect(known.parts == [.hours, .spread] && known.keeping([.spread]).spread == known.spread)
        #expect(known.arrivals[.spread] == PartArrival(fetchedAt: start))
    }
}
