public import Foundation
public import WeatherModel
public import WeatherServices

extension PastYears {
    /// What is said before anybody is asked: whom the button asks, how often, and that what comes is stored.
    public static func offer(_ formatter: WeatherFormatter) -> String {
        tr(
            one: "Asks {source} for {count} earlier year, with one request. It stays stored here.",
            other: "Asks {source} for {count} earlier years, with one request each. They stay stored here.",
            count: count,
            ["source": WeatherSource.openMeteoArchive.name, "count": formatter.count(count)])
    }

    /// How many are there while the others are asked for, "4 of 10 years are here".
    public func progress(_ formatter: WeatherFormatter) -> String {
        let here = known.count
        return tr(
            one: "{count} of {all} years is here.", other: "{count} of {all} years are here.", count: here,
            ["count": formatter.count(here), "all": formatter.count(Self.count)])
    }

    /// Returns the years that tell nothing of a quantity, those that have not come among them, the latest first.
    ///
    /// - Parameter usual: What they tell of the quantity; nil for nothing.
    public func missing(in usual: UsualWeather?) -> [Int] {
        let told = Set(usual?.years ?? [])
        return (1...Self.count).map(year).filter { !told.contains($0) }
    }

    /// Which years are missing, and why; nil where none is.
    ///
    /// - Parameters:
    ///   - usual: What the years tell of the quantity that is shown; nil for nothing.
    ///   - failure: Why the last one that was asked for did not come; nil if none was, or somebody ended it.
    public func missingText(
        in usual: UsualWeather?, after failure: FetchError?, at now: Date, _ formatter: WeatherFormatter,
        besideClockOf zone: TimeZone
    ) -> String? {
        let missing = missing(in: usual)
        guard !missing.isEmpty else { return nil }
        let why = failure.flatMap { error -> String? in
            error == .cancelled
                ? nil
                : PartFailure(source: .openMeteoArchive, error: error).message(
                    at: now, formatter, besideClockOf: zone)
        }
        let years = tr("Missing: {years}.", ["years": PhraseList.text(missing.sorted().map(formatter.count))])
        let few =
            Self.count - missing.count < UsualWeather.leastYears
            ? tr(
                one: "Usual values need {count} year.",
                other: "Usual values need {count} years.",
                count: UsualWeather.leastYears, ["count": formatter.count(UsualWeather.leastYears)]) : nil
        return PhraseList.sentences([why, years, few])
    }
}
