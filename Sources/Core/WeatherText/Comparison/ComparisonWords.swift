import ForecastComparison
import WeatherModel

/// What is said of forecasts side by side: until when they agree, when they part, and who says what then.
struct ComparisonWords {
    private let names: [String]
    private let comparison: ForecastComparison
    private let formatter: WeatherFormatter

    /// - Parameter names: The names of the forecasts in their order.
    init(_ names: [String], _ comparison: ForecastComparison, _ formatter: WeatherFormatter) {
        (self.names, self.comparison, self.formatter) = (names, comparison, formatter)
    }

    private static var nothing: String { tr("{sentence}.", ["sentence": tr("Nothing to compare yet")]) }

    /// What is said of sources.
    var ofSources: (sentence: String, detail: String?) {
        guard comparison.isComparable else { return (Self.nothing, nil) }
        let areAllKnown = comparison.days.allSatisfy { $0.contains { $0?.isWhole == true } }
        let agreement = comparison.lastAgreeing.map { last in
            let values = ["until": until(last)]
            return areAllKnown
                ? tr("All agree {until}.", values) : tr("Those that are known agree {until}.", values)
        }
        guard let parting = comparison.firstParting else {
            return (agreement ?? tr("No whole day is known of all of them."), nil)
        }
        let day = formatter.spokenDay(comparison.dates[parting])
        let difference =
            parting == 0 && agreement == nil
            ? tr("They differ from the first day on.") : tr("First difference: {day}.", ["day": day])
        return (PhraseList.sentences([agreement, difference]) ?? difference, detail(of: parting))
    }

    /// What is said of places, each by its own days.
    var ofPlaces: (sentence: String, detail: String?) {
        guard comparison.isComparable else { return (Self.nothing, nil) }
        let (warmest, driest) = (comparison.warmest, comparison.driest)
        let both = warmest == driest ? warmest : nil
        let sentence =
            both.map { tr("Warmest and driest: {place}.", ["place": names[$0]]) }
            ?? PhraseList.sentences([
                warmest.map { tr("Warmest: {place}.", ["place": names[$0]]) },
                driest.map { tr("Driest: {place}.", ["place": names[$0]]) },
            ])
        return (sentence ?? tr("About as warm and as wet as each other."), tr("Times are each place’s own."))
    }

    /// "until Friday 27 November", that day included.
    private func until(_ offset: Int) -> String {
        tr("until {date}", ["date": formatter.spokenDay(comparison.dates[offset])])
    }

    /// Those that part first, then the others, as one where they say the same: only what any of them parts in.
    private func detail(of offset: Int) -> String? {
        let told = comparison.days.indices.compactMap { row in
            comparison.days[row][offset].flatMap { $0.isWhole ? (name: names[row], day: $0) : nil }
        }
        let values = told.reduce(into: Set<ComparedDay.Value>()) { $0.formUnion($1.day.parting) }
        let lines = told.map { (name: $0.name, words: Self.values(of: $0.day, values, formatter), day: $0.day) }
            .filter { !$0.words.isEmpty }
        let (apart, others) = (
            lines.filter { !$0.day.parting.isEmpty }, lines.filter { $0.day.parting.isEmpty }
        )
        func line(_ name: String, _ words: String) -> String {
            tr("{source}: {words}.", ["source": name, "words": words])
        }
        let areAlike = others.count > 1 && Set(others.map(\.words)).count == 1
        let rest =
            areAlike
            ? [tr("The others: {words}.", ["words": others[0].words])] : others.map { line($0.name, $0.words) }
        return PhraseList.sentences(apart.map { line($0.name, $0.words) } + rest)
    }

    /// "high 4°, low 0°, 3 mm", of these values as far as they are known.
    static func values(
        of day: ComparedDay, _ values: Set<ComparedDay.Value>, _ formatter: WeatherFormatter
    ) -> String {
        func temperature(_ value: ComparedDay.Value, _ known: Temperature?) -> String? {
            guard values.contains(value), let known else { return nil }
            let words = ["temperature": formatter.isolated(value: formatter.temperature(known))]
            return value == .high ? tr("high {temperature}", words) : tr("low {temperature}", words)
        }
        let fall: String? = day.precipitation.flatMap { amount in
            guard values.contains(.precipitation) else { return nil }
            return day.isDry == true
                ? tr("dry", context: "rain") : formatter.isolated(value: DayPrecipitation.sumText(amount, formatter))
        }
        return PhraseList.text([temperature(.high, day.high), temperature(.low, day.low), fall])
    }
}
