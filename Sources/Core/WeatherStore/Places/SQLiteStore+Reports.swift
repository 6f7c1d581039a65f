import GRDB
import WeatherModel

/// What a question to all sources and one to a single source share of a place's weather, and what not.
extension SQLiteStore {
    func report(for id: Location.ID, _ database: Database) throws -> WeatherReport? {
        let all = try ReportTable(database).report(for: id)
        guard let source = shelf.source else { return all }
        let own = try ReportTable(database, shelf).report(for: id)
        guard var report = own, let given = all?.given(by: source) else { return own ?? all?.given(by: source) }
        report.merge(given.keeping(report.laterParts(of: given)))
        return report
    }

    /// Merges the report into the one that is stored on its shelf.
    ///
    /// - Returns: False, with nothing written, if the place is not saved.
    func keep(
        _ report: WeatherReport, for id: Location.ID, forgetsOldWarnings: Bool, _ database: Database
    ) throws -> Bool {
        let all = try ReportTable(database).report(for: id)
        var (report, shelf) = (report, ReportShelf.all)
        if let source = self.shelf.source {
            if all?.wouldBeMixed(with: report, of: source) == true {
                shelf = self.shelf
            } else {
                report.gaps = report.gaps.told(by: source, beside: all, hasWeather: !report.parts.isEmpty)
            }
        }
        let table = ReportTable(database, shelf)
        var (merged, changed, gone) = (report, report.parts, Set<WeatherPart>())
        if let known = shelf.source == nil ? all : try table.report(for: id) {
            merged = known
            merged.merge(report)
            if merged.days != known.days { changed.insert(.days) }
            gone = known.parts.subtracting(merged.parts)
        }
        let parts = StoredPart.all(of: merged).filter { changed.contains($0.part) }
        guard try table.save(parts, in: merged.timeZone, elevation: merged.elevation, for: id) else { return false }
        try table.remove(gone, for: id)
        try GapTable(database, shelf).save(report, for: id)
        // One source's list does not end the warnings of others.
        if let alerts = report.alerts, shelf.source == nil {
            try AlertTable(database).take(alerts, for: id, forgetsOld: forgetsOldWarnings)
        }
        return true
    }
}
