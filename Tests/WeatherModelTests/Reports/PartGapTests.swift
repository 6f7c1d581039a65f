import Foundation
import Testing
import WeatherModel

@Suite("Why a part was not in the last answer")
struct PartGapTests {
    private let source = WeatherSource(id: "s", name: "S", attribution: "", homepage: "")
    private let start = Date(timeIntervalSince1970: 1_770_724_800)

    private func report(_ gaps: [WeatherPart: PartGap]) -> WeatherReport {
        var report = WeatherReport(timeZone: .gmt)
        report.gaps = gaps
        return report
    }

    @Test("failures in a row are told since the first of them, and the old warnings are kept")
    func inARow() {
        var known = WeatherReport(timeZone: .gmt, alerts: Sourced([], source: source, fetchedAt: start))
        known.merge(report([.alerts: PartGap(.failed, since: start + 300, source: source)]))
        known.merge(report([.alerts: PartGap(.failed, since: start + 600, source: source)]))
        #expect(known.gaps == [.alerts: PartGap(.failed, since: start + 300, source: source)])
        #expect(known.alerts?.fetchedAt == start)
    }

    @Test("another kind of gap begins anew, and an answer ends it, an empty one too")
    func ended() {
        var known = report([.alerts: PartGap(.failed, since: start), .airQuality: PartGap(.unoffered, since: start)])
        known.merge(report([.airQuality: PartGap(.lacking, since: start + 60, source: source)]))
        #expect(known.gaps[.airQuality] == PartGap(.lacking, since: start + 60, source: source))
        known.merge(WeatherReport(timeZone: .gmt, alerts: Sourced([], source: source, fetchedAt: start + 90)))
        #expect(known.gaps.keys.sorted { $0.rawValue < $1.rawValue } == [.airQuality])
    }
}
