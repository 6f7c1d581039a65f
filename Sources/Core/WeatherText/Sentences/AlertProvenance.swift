import WeatherModel

/// Who warns at a place, and when that was asked last.
public enum AlertProvenance {
    /// The number of offices that are named.
    private static let length = 3

    /// Returns "Japan Meteorological Agency · FOSS Public Alert Server, fetched at 14:48", of a source that publishes itself
    /// without the first part; nil where no list of warnings is known.
    public static func text(of report: SettledReport, _ context: SentenceContext) -> String? {
        guard let alerts = report.alerts else { return nil }
        let formatter = context.formatter
        let names = alerts.publishers ?? []
        let named = PhraseList.text(names.prefix(length).map(formatter.isolated(phrase:)))
        let offices =
            names.count > length
            ? tr("{areas} and {count} more", ["areas": named, "count": formatter.count(names.count - length)]) : named
        return [offices, Provenance.text(of: alerts, context)].filter { !$0.isEmpty }
            .map(formatter.isolated(phrase:)).inOneLine()
    }

    /// Returns the same, else why no list of warnings is known; nil where that was not asked yet.
    public static func words(of report: SettledReport, _ context: SentenceContext) -> String? {
        text(of: report, context) ?? PartNote.all(of: report, context).first { $0.part == .alerts }?.text
    }
}
