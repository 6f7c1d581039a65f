import Foundation
import Testing
import WeatherModel

@testable import WeatherText

/// Who warns at a place, as told in the preferences and on the command line.
struct AlertProvenanceTests {
    private let now = Samples.instant("2026-11-21T15:20:00Z")
    private var context: SentenceContext { SentenceContext(Samples.formatter, in: .gmt, at: now) }

    private func report(_ publishers: [String]?) -> SettledReport {
        var report = WeatherReport(timeZone: .gmt)
        report.alerts = Sourced([], source: Samples.source, fetchedAt: now - 600, publishers: publishers)
        return report.settled(at: now)
    }

    private func bare(_ kind: PartGap.Kind?) -> SettledReport {
        var report = WeatherReport(timeZone: .gmt)
        report.gaps = kind.map { [.alerts: PartGap($0, since: now)] } ?? [:]
        return report.settled(at: now)
    }

    @Test("a source that publishes itself is named alone, one that passes on after its offices")
    func names() {
        let alone = "\(Samples.source.name), fetched at 15:10"
        #expect(AlertProvenance.text(of: report(nil), context) == alone)
        #expect(AlertProvenance.text(of: report([]), context) == alone)
        #expect(AlertProvenance.text(of: report(["JMA", "NIED"]), context) == "JMA, NIED · \(alone)")
    }

    @Test("of many offices three are named and the others counted, and twenty are kept, cut to a hundred letters")
    func many() {
        let names = (1...40).map { "Office \($0)" }
        let settled = report(names)
        #expect(
            AlertProvenance.text(of: settled, context)?.hasPrefix("Office 1, Office 2, Office 3 and 17 more · ") == true
        )
        #expect(report([String(repeating: "a", count: 300)]).alerts?.publishers?.first?.count == 100)
    }

    @Test("without a list of warnings it is said why there is none, and nothing before that was asked for")
    func gaps() {
        #expect(AlertProvenance.words(of: bare(.unoffered), context) == "No source has warnings for this place")
        #expect(AlertProvenance.words(of: bare(.failed), context) == "It is not known whether there are warnings")
        #expect(
            AlertProvenance.words(of: bare(.switchedOff), context)
                == "Every source of warnings for this place is switched off")
        #expect(AlertProvenance.words(of: bare(nil), context) == nil)
    }
}
