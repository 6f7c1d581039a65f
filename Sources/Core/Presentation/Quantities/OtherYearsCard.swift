public import Charts
import WeatherModel
import WeatherServices
import WeatherText

/// Today beside other years, and the way to ask for them.
public struct OtherYearsCard: Sendable, Hashable {
    /// "Today compared with 24 Nov in other years", or "Other years" while none is known.
    public let title: String
    /// Where today stands; nil while that is not known.
    public let sentence: String?
    /// What asking means, how far it has come, or what is missing; nil for nothing.
    public let note: String?
    /// The label of the button that asks, or that ends asking; nil where nothing can be asked.
    public let action: String?
    /// The years on the axis of the quantity; nil while fewer than five are known.
    public let chart: OtherYearsChart?
    /// The words for a screen reader.
    public let spokenText: String
}

extension QuantityViewModel {
    /// Today beside other years; nil for a quantity without, and where nobody can be asked and nothing is kept.
    public var otherYears: OtherYearsCard? {
        guard quantity.hasPastYears, let pastYears, let report = page.settled, let years = pastYears.years,
            pastYears.isOffered || !years.known.isEmpty
        else { return nil }
        let context = page.context(of: report)
        let formatter = context.formatter
        let text = usual.flatMap {
            OtherYearsText($0, in: report, over: page.place.location.coordinates, context)
        }
        let isAllowed = pastYears.isOffered && !page.format.staysOffline
        let missing = years.missing(in: usual)
        let action: String? =
            if pastYears.isAsking {
                tr("Stop asking")
            } else if !isAllowed || missing.isEmpty {
                nil
            } else if years.known.isEmpty {
                tr("Compare with the last ten years")
            } else {
                tr("Ask for the missing years")
            }
        let note: String? =
            if pastYears.isAsking {
                years.progress(formatter)
            } else if years.known.isEmpty, pastYears.failure == nil {
                page.format.staysOffline
                    ? FetchError.offlineByChoice.message(from: "") : PastYears.offer(formatter)
            } else {
                years.missingText(
                    in: usual, after: pastYears.failure, at: page.clock.now, formatter, besideClockOf: context.zone)
            }
        let rare = text == nil && missing.isEmpty ? tr("Too few of these years tell of this date.") : nil
        let title = text?.title ?? tr("Other years")
        return OtherYearsCard(
            title: title, sentence: text?.sentence ?? rare, note: note, action: action,
            chart: text.map { OtherYearsChart($0, of: quantity, formatter) },
            spokenText: PhraseList.sentences([
                text?.spokenText ?? tr("{sentence}.", ["sentence": title]), text == nil ? rare : nil, note,
            ]) ?? title)
    }

    /// What is usual of the quantity that is shown; nil while that is not known.
    var usual: UsualWeather? { pastYears?.usual[quantity] }

    /// Asks for the years that are missing, or ends asking.
    public func compareYears() {
        guard let pastYears else { return }
        if pastYears.isAsking { pastYears.stop() } else { pastYears.ask(for: quantity) }
    }
}
