import Charts
import ForecastHistory
import WeatherModel
import WeatherText

extension PreferencesViewModel {
    /// How the sources did at a place, as far as that has been read; nil without a place or kept forecasts.
    public var scores: ScoreSection? {
        let pages = settings.locations.pages
        guard let place = pages.firstIndex(where: { $0.pageID == scoredPlace }), let card = scorecard else {
            return nil
        }
        let formatter = settings.formatter
        let text = ScorecardText(card, formatter)
        let isKnown = !text.rows.isEmpty
        let leads = Scorecard.leads.map { days in
            tr(one: "{count} day", other: "{count} days", count: days, ["count": formatter.count(days)])
        }
        let lead = min(scoredLead, leads.count - 1)
        let shown = zip(card.scores, text.rows).filter { $0.0.daysAhead == Scorecard.leads[lead] }
        let rows = shown.map { _, row in
            let values = [row.highText, row.lowText, row.hitsText, row.falseAlarmsText, row.daysText]
            // The first two headings are those of the source and of the days ahead.
            let details = zip(text.headings.dropFirst(2), values).map { heading, value in
                tr("{title} {value}", ["title": heading, "value": value])
            }
            return ScoreSection.Row(
                id: row.source, spokenText: PhraseList.text([row.source] + details))
        }
        let table =
            isKnown ? ScoreTable(shown.map(\.0), shown.map(\.1), headings: Array(text.headings.dropFirst(2))) : nil
        let order = orderedSources(for: nil).map(\.source.id).filter(card.order.contains)
        let meaning =
            tr(
                "Off is the mean absolute error. A hit is a day with rain that was at least as likely as not; a false alarm is one without it."
            )
        return ScoreSection(
            places: pages.map(\.distinctName), place: place, evidence: text.evidence, leads: isKnown ? leads : [],
            lead: lead, rows: rows, table: table, chart: isKnown ? ScoreChart(card, text, formatter) : nil,
            notes: isKnown ? (table?.hasBest == true ? [ScoreWords.best] : []) + [meaning] + text.notes : [],
            proposesOrder: card.order.count > 1 && card.order != order)
    }

    /// Shows how the sources did at the place at the position.
    public func scorePlace(_ position: Int) {
        let pages = settings.locations.pages
        guard pages.indices.contains(position), pages[position].pageID != scoredPlace else { return }
        readScores(of: pages[position].pageID)
    }

    /// Shows the days ahead at the position.
    public func scoreLead(_ position: Int) {
        if Scorecard.leads.indices.contains(position) { scoredLead = position }
    }

    /// Reads what is kept of a place, by default of the one that is shown, else of the visible one; nobody is asked.
    func readScores(of id: Location.ID? = nil) {
        guard let store else { return }
        let wanted = id ?? scoredPlace ?? settings.locations.selectedID
        guard
            let page = settings.locations.pages.first(where: { $0.pageID == wanted }) ?? settings.locations.pages.first
        else { return }
        let (place, zone, now, previous) = (page.pageID, page.clockZone, page.clock.now, scoring)
        scoring = Task { [weak self] in
            await previous?.value
            let card = try? await Scorecard.read(of: place, in: zone, from: store, now: now)
            // The scores of another place would stand under the name of this one.
            if let self { (scoredPlace, scorecard) = (place, card) }
        }
    }
}
