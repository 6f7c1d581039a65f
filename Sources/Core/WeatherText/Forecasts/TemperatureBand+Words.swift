package import WeatherModel

extension TemperatureBand {
    /// The kelvins from which on the band of an hour is worth words.
    private static let hourWidth = 2.0
    /// The kelvins from which on that of a day's high is.
    private static let dayWidth = 4.0

    /// Returns "between 3° and 7°", for a screen reader "between 3 and 7 degrees"; nil where both ends are near.
    package func words(_ formatter: WeatherFormatter) -> String? {
        width >= Self.hourWidth ? tr("between {low} and {high}", ends(formatter)) : nil
    }

    /// Returns the weather of a day with this range of its high, "Sunny spells, 3° to 7°"; nil where both ends are near.
    package func words(after weather: String, _ formatter: WeatherFormatter) -> String? {
        guard width >= Self.dayWidth else { return nil }
        return tr("{weather}, {low} to {high}", ends(formatter).merging(["weather": weather]) { $1 })
    }

    /// Returns "high between 3 and 7 degrees" for a screen reader; nil where both ends are near.
    package func spokenHigh(_ formatter: WeatherFormatter) -> String? {
        width >= Self.dayWidth ? tr("high between {low} and {high}", ends(formatter.speaking)) : nil
    }

    private func ends(_ formatter: WeatherFormatter) -> [String: String] {
        let low = formatter.speaks ? formatter.spokenDegrees(lowest) : nil
        return ["low": low ?? formatter.temperature(lowest), "high": formatter.temperature(highest)]
    }
}

extension Percentage {
    /// Returns the number of ten runs in which nothing falls, 1 to 9, where this is the share of those in which something does.
    ///
    /// - Parameter condition: The weather that is shown; nil is returned for any that is not dry, and for chances that are
    ///   nearly certain.
    /// - Returns: A number; nil below 5 % and above 95 %.
    package func dryRuns(besides condition: WeatherCondition) -> Int? {
        guard condition != .unknown, !condition.isWet, (5...95).contains(value) else { return nil }
        return 10 - Int((value / 10).rounded())
    }
}

extension HourSpan {
    /// Returns how sure the temperature and a dry hour are, "between 3° and 7°" and "dry in 9 of 10 runs"; empty where that is
    /// not known, or hardly anything is open.
    package func certainty(_ formatter: WeatherFormatter) -> [String] {
        let dry = dryRuns.map { runs in
            tr("dry in {number} of {all} runs", ["number": formatter.count(runs), "all": formatter.count(10)])
        }
        return [start.band?.words(formatter), dry].compactMap(\.self)
    }
}
