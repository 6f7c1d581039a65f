public import Charts
import ForecastHistory
import Foundation
import WeatherModel
import WeatherText

/// How the forecast has changed lately: read of the store when the page is shown and when days arrive, and told of the two
/// days that have changed most.
extension WeatherViewModel {
    /// The openings of a day after which its change is known, and told no more.
    private static let enough = 2

    /// Compares what has come with what was said before, where that was done when the page was shown.
    func compareAgain() {
        guard revising != nil else { return }
        readRevisions()
        readIssues()
    }

    func readRevisions() {
        let previous = revising
        revising = Task { [weak self, state] in
            await previous?.value
            guard let now = self?.clock.now else { return }
            let found = await state.revisions(at: now)
            if let self, found != revisions { revisions = found }
        }
    }

    /// Returns what is told of the days, those that have changed most first.
    func toldRevisions(in report: SettledReport) -> [RevisionText] {
        RevisionText.told(
            of: report, over: place.location.coordinates, revisions, formatter: formatter
        ).filter { told in
            openDay == told.date.description || openings[key(of: told), default: 0] < Self.enough
        }
    }

    /// Notes that somebody has seen how the forecast for the day has changed.
    func noteOpening(of id: String) {
        guard !revisions.all.isEmpty, let report = settled,
            let told = toldRevisions(in: report).first(where: { $0.date.description == id })
        else { return }
        openings[key(of: told), default: 0] += 1
    }

    /// Reads what was said of the expanded day before; forgets it where none is.
    func readIssues() {
        if issues != nil, issues?.all.last?.day.date.description != openDay { issues = nil }
        guard let date = openDay.flatMap({ CivilDate($0) }) else { return }
        let previous = readingIssues
        readingIssues = Task { [weak self, state] in
            await previous?.value
            guard let now = self?.clock.now else { return }
            let found = await state.issues(of: date, at: now)
            if let self, openDay == date.description, found != issues { issues = found }
        }
    }

    /// Returns the temperatures of the day as one forecast after the other had them.
    public func fan(ofDay id: String) -> IssueFan? {
        guard let report = settled, let issues, let day = issues.all.last?.day, day.date.description == id else {
            return nil
        }
        let shown = DayOutlooks(of: report, over: place.location.coordinates).all.first { $0.day.date == day.date }
        let line = toldRevisions(in: report).first { $0.date == day.date }
        return IssueFan(
            issues, present: shown?.day ?? day, beside: line, in: report, over: place.location.coordinates,
            context(of: report))
    }

    /// Another change of the same day is told anew.
    private func key(of told: RevisionText) -> String { "\(told.date) \(told.text)" }
}
