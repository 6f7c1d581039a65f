import WeatherStore
import WeatherText

/// The result of an import in sentences.
enum ImportWords {
    static func text(_ summary: ImportSummary, unreadable: Int, settings: Bool) -> String {
        let (added, completed, unchanged) = (summary.added.count, summary.completed.count, summary.unchanged.count)
        var sentences: [String?] = [
            added == 0
                ? tr("No place was new.")
                : tr(one: "{count} place was added.", other: "{count} places were added.", count: added)
        ]
        if completed > 0 {
            sentences.append(
                tr(one: "{count} place was completed.", other: "{count} places were completed.", count: completed))
        }
        if unchanged > 0 {
            sentences.append(
                tr(
                    one: "{count} place was there already.", other: "{count} places were there already.",
                    count: unchanged))
        }
        if unreadable > 0 {
            sentences.append(
                tr(
                    one: "{count} entry could not be read and was left out.",
                    other: "{count} entries could not be read and were left out.", count: unreadable))
        }
        if settings { sentences.append(tr("The settings were taken over.")) }
        return PhraseList.sentences(sentences) ?? ""
    }
}
