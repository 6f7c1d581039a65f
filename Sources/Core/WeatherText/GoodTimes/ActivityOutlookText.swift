public import GoodTimes

/// What the page of an activity says of its coming times.
public struct ActivityOutlookText: Sendable, Hashable {
    /// The next two times with what ends each, or why there is none.
    public let sentence: String
    /// The times after them, the weather that is mostly in the way, and what is left out; nil for nothing.
    public let explanation: String?

    /// Says what an outlook has of the next days.
    public init(_ outlook: GoodTimesOutlook, _ context: SentenceContext) {
        let text = GoodTimesText(
            outlook, days: GoodTimesLine.days, in: context.zone, at: context.now, context.formatter)
        let told = text.rows.map { row in
            tr(
                "{sentence}.",
                ["sentence": PhraseList.text([row.dayText, row.timesText, row.endText.isEmpty ? nil : row.endText])])
        }
        let deciding =
            text.silence == nil
            ? outlook.deciding.map { tr("Mostly in the way: {weather}.", ["weather": $0.words]) } : nil
        sentence = text.silence ?? PhraseList.sentences(told.prefix(2).map { $0 }) ?? ""
        explanation = PhraseList.sentences(told.dropFirst(2).map { $0 } + [deciding] + text.notes)
    }
}
