public import WeatherModel
public import WeatherServices

/// A part of a place's weather that could not be updated, or that nobody gives for the place, in words.
///
/// What there is none of, as of warnings, is no gap and has no note: failed, not offered and none never read alike.
public struct PartNote: Sendable, Hashable {
    /// The part it is about.
    public let part: WeatherPart
    /// The note in a few words, such as "Warnings have not been updated since 14:05".
    public let text: String
    /// The note in whole sentences, with the reason where there is one.
    public let explanation: String
    /// Whether the part should have come.
    public let isFailure: Bool

    /// The parts in the order in which they are mentioned: what a life may depend on comes first.
    private static let order: [WeatherPart] = [.alerts, .hours, .days, .minutes, .airQuality]

    /// Returns the notes about a report, those about warnings first.
    ///
    /// - Parameter failures: The last errors, which the report itself does not keep.
    public static func all(
        of report: SettledReport, failures: [WeatherPart: PartFailure] = [:], _ context: SentenceContext
    ) -> [PartNote] {
        order.compactMap { part in
            report.gaps[part].flatMap { gap in
                PartNote(part, gap, in: report, failures[part], context)
            }
        }
    }

    /// Returns nil if it is said already: by the age of the page's weather with the reason that is known since this start, and of
    /// days by the hours that failed with them.
    private init?(
        _ part: WeatherPart, _ gap: PartGap, in report: SettledReport, _ failure: PartFailure?,
        _ context: SentenceContext
    ) {
        let arrival = report.fetchedAt(part)
        let isMain = gap.kind == .failed && arrival != nil && (part == .hours || part == .days)
        if isMain, failure != nil || (part == .days && report.gaps[.hours]?.kind == .failed) { return nil }
        guard let text = Self.text(part, gap.kind, arrival.map { context.moment($0, .since) }) else { return nil }
        (self.part, self.text) = (part, text)
        isFailure = gap.kind == .failed || (part == .alerts && gap.kind == .lacking)
        let sentence = tr("{sentence}.", ["sentence": text])
        let failure = gap.kind == .failed ? failure : nil
        let reason = failure.map { $0.error.message(from: $0.source.localName) }
        explanation =
            part == .alerts && gap.kind == .failed
            ? gap.failureOfWarnings(since: arrival, failure, context) ?? sentence
            : PhraseList.sentences([sentence, reason]) ?? sentence
    }

    /// - Parameter since: The arrival of what is known, "since 14:05"; nil if nothing is.
    private static func text(_ part: WeatherPart, _ kind: PartGap.Kind, _ since: String?) -> String? {
        let arrival = ["since": since ?? ""]
        return switch (part, kind, since) {
        case (.current, _, _), (.spread, _, _): nil
        case (.alerts, .failed, _?): tr("Warnings have not been updated {since}", arrival)
        case (.alerts, .unoffered, _): tr("No source has warnings for this place")
        case (.alerts, .switchedOff, _): tr("Every source of warnings for this place is switched off")
        case (.alerts, _, _): tr("It is not known whether there are warnings")
        case (.hours, .failed, _): tr("The hourly forecast could not be fetched")
        case (.hours, .switchedOff, _): tr("Every source of an hourly forecast for this place is switched off")
        case (.hours, _, _): tr("No source has an hourly forecast for this place")
        case (.days, .failed, _): tr("The daily forecast could not be fetched")
        case (.days, .switchedOff, _): tr("Every source of a daily forecast for this place is switched off")
        case (.days, _, _): tr("No source has a daily forecast for this place")
        case (.minutes, .failed, _?): tr("Rain for the next two hours has not been updated {since}", arrival)
        case (.minutes, .failed, nil): tr("Rain for the next two hours could not be fetched")
        case (.minutes, .switchedOff, _): tr("Every source of rain for the next two hours here is switched off")
        case (.minutes, _, _): tr("No source has rain for the next two hours here")
        case (.airQuality, .failed, _?): tr("Air quality has not been updated {since}", arrival)
        case (.airQuality, .failed, nil): tr("Air quality could not be updated")
        case (.airQuality, .switchedOff, _): tr("Every source of air quality for this place is switched off")
        case (.airQuality, _, _): tr("No source has air quality for this place")
        }
    }
}
