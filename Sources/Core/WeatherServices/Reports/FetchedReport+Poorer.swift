public import Foundation
public import WeatherModel

extension FetchedReport {
    /// Returns the report without hours and days that are much poorer than the known ones of the same source; they
    /// count as unreadable.
    public func withoutPoorer(than known: WeatherReport?, at now: Date) -> FetchedReport {
        guard let known, var report else { return self }
        let poorer = known.poorerParts(of: report, at: now)
        guard !poorer.isEmpty else { return self }
        var checked = self
        for part in poorer {
            let source = part == .hours ? report.hours?.source : report.days?.source
            checked.failures[part] = source.map { PartFailure(source: $0, error: .unreadableAnswer) }
        }
        report.forget(poorer)
        checked.report = report.parts.isEmpty ? nil : report
        return checked
    }
}
