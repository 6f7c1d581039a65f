import WeatherStore
import WeatherText

/// The result of an import in sentences.
enum ImportWords {
    /// - Parameters:
    ///   - unreadable: The number of entries of the file that were skipped.
    ///   - settings: Whether the settings were imported.
    ///   - refusedServers: The servers among them that cannot be used.
    static func text(
        _ summary: ImportSummary, unreadable: Int, settings: Bool, refusedServers: [Settings.NamedServer] = []
    ) -> String {
        let (added, completed, unchanged) = (summary.added.count, summary.completed.count, summary.unchanged.count)
        var sentences: [String?] = [
            added == 0
                ? tr("No places were added.")
                : tr(one: "{count} place was added.", other: "{count} places were added.", count: added)
        ]
        if completed > 0 {
            sentences.append(
                tr(
                    one: "Missing details were added to {count} place.",
                    other: "Missing details were added to {count} places.", count: completed))
        }
        if unchanged > 0 {
            sentences.append(
                tr(
                    one: "{count} place was already in your list.", other: "{count} places were already in your list.",
                    count: unchanged))
        }
        if unreadable > 0 {
            sentences.append(
                tr(
                    one: "{count} entry could not be read and was skipped.",
                    other: "{count} entries could not be read and were skipped.", count: unreadable))
        }
        if settings { sentences.append(tr("The settings were imported.")) }
        sentences += refusedServers.map(\.refusal)
        return PhraseList.sentences(sentences) ?? ""
    }
}
