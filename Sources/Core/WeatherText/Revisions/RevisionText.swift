public import ForecastHistory
import Foundation
public import WeatherModel

/// How the forecast for a day has changed lately, in the values that a page shows of it.
public struct RevisionText: Sendable, Hashable, Identifiable {
    /// The day.
    public let date: CivilDate
    /// The forecast that the present one differs from.
    public let old: IssuedDay
    /// What differs, from what the page would have shown to what it shows.
    public let changes: [DayChange]
    /// "Since Sunday evening: rain 20% → 70%, high 11° → 7°".
    public let text: String
    /// "Since Sunday evening, rain from 20 percent to 70 percent, high from 11 degrees to 7 degrees." for a screen reader.
    public let spokenText: String
    /// What differs alone: "rain 20% → 70%, high 11° → 7°".
    public let changesText: String
    /// The time since when it differs: "since Sunday evening".
    public let sinceText: String

    /// The day.
    public var id: CivilDate { date }

    /// Returns the days whose forecast has changed in what a page shows of them, those that have changed most first.
    ///
    /// What a page shows of a day is made of its hours too; both forecasts are read as it reads the present one, and a change
    /// that is none of what it shows is not told.
    public static func all(
        of report: SettledReport, over coordinates: Coordinates, _ revisions: ForecastRevisions,
        formatter: WeatherFormatter
    ) -> [RevisionText] {
        guard !revisions.all.isEmpty, let days = report.days else { return [] }
        let context = SentenceContext(formatter, in: report.timeZone, at: report.now)
        let shown = Dictionary(
            DayOutlooks(of: report, over: coordinates).all.map { ($0.day.date, $0.day) }
        ) { first, _ in first }
        return revisions.all.filter { $0.source.id == days.source.id }.compactMap { revision in
            guard let day = shown[revision.date] else { return nil }
            let old = revision.old.shown(by: revision.source, over: coordinates, context)
            return RevisionText(
                from: old, to: revision.new.with(day), revision, context)
        }.sorted { ($0.weight, $1.date) > ($1.weight, $0.date) }
    }

    /// The most days that a page tells of.
    private static let limit = 2

    /// Returns the days of which a page has room to tell, those that have changed most first.
    package static func told(
        of report: SettledReport, over coordinates: Coordinates, _ revisions: ForecastRevisions,
        formatter: WeatherFormatter
    ) -> [RevisionText] {
        Array(all(of: report, over: coordinates, revisions, formatter: formatter).prefix(limit))
    }

    private var weight: Double { changes.map(\.weight).max() ?? 0 }

    private init?(
        from old: IssuedDay, to new: IssuedDay, _ revision: DayRevision, _ context: SentenceContext
    ) {
        changes = DayDifference(from: old, to: new).changes
        guard !changes.isEmpty else { return nil }
        (date, self.old) = (revision.date, revision.old)
        let kind = changes.kindOfBoth(old.day, new.day)
        let told = changes.toldTogether
        changesText = PhraseList.text(told.map { $0.text(of: kind, context.formatter) })
        sinceText = context.formatter.sincePartOfDay(revision.old.time, in: context.zone, at: context.now)
        let spoken = PhraseList.text(told.map { $0.spokenText(of: kind, context.formatter.speaking) })
        text = tr("{since}: {changes}", ["since": sinceText, "changes": changesText]).capitalizedFirst
        spokenText = tr("{since}, {changes}.", ["since": sinceText, "changes": spoken]).capitalizedFirst
    }
}

extension IssuedDay {
    /// Returns the day as a page shows it that has nothing but this forecast.
    package func shown(
        by source: WeatherSource, over coordinates: Coordinates, _ context: SentenceContext
    ) -> IssuedDay {
        let known = rows.isEmpty ? nil : Sourced(rows, source: source, fetchedAt: fetchedAt)
        // Just before the day: what falls from then on is known, as it is where all rows from now on are. Where the row before
        // it is missing, the first one tells nothing of the hours before its instant.
        let eve = preceding.flatMap { _ in day.date.start(in: context.zone)?.addingTimeInterval(-1) } ?? context.now
        let report = WeatherReport(
            timeZone: context.zone, hours: known, days: Sourced([day], source: source, fetchedAt: fetchedAt)
        ).settled(at: eve)
        let outlook = DayOutlooks(of: report, over: coordinates).all.first { $0.day.date == day.date }
        return outlook.map { with($0.day) } ?? self
    }
}

extension [DayChange] {
    /// What may fall by the new forecast, rain or snow where the old one had the other of them and nothing else tells that.
    fileprivate func kindOfBoth(_ old: Day, _ new: Day) -> PrecipitationKind {
        let kind = PrecipitationKind.likely(new.condition ?? .unknown, at: new.high)
        let isToldApart = contains { if case .kind = $0 { true } else { false } }
        guard !isToldApart, let former = old.condition.flatMap(PrecipitationKind.init) else { return kind }
        return (former == .frozen) == (kind == .frozen) && former != .mixed ? kind : .mixed
    }

    /// Those that one line tells: of what falls, the sum only where there is no chance to tell.
    fileprivate var toldTogether: [DayChange] {
        let hasChance = contains { if case .chance = $0 { true } else { false } }
        return filter { if case .amount = $0 { !hasChance } else { true } }
    }
}
