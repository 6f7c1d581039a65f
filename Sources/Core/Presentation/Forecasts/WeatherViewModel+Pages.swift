import WeatherText

extension WeatherViewModel {
    /// Returns the line at the top of a page that was opened from this one: "Temperature", "Hamburg · Tuesday 13:05 · Updated 4
    /// minutes ago".
    ///
    /// - Parameter title: The name of that page.
    func heading(ofPage title: String) -> PageHeading {
        let heading = heading
        func line(_ rest: String) -> String {
            [location, rest].filter { !$0.isEmpty }.map(formatter.isolated(phrase:)).joined(separator: " · ")
        }
        let narrow = [location, heading.clock].filter { !$0.isEmpty }.joined(separator: " ")
        let (detail, shorter) = (line(heading.detail), (heading.shorterDetails + [""]).map(line))
        return PageHeading(
            place: title, detail: detail, brief: detail, narrowBrief: narrow, clock: narrow,
            trouble: heading.trouble, explanation: heading.explanation, actionLabel: heading.actionLabel,
            opensPreferences: heading.opensPreferences, notice: heading.notice, shorterDetails: shorter,
            shorterBriefs: shorter, shortestClock: location)
    }
}
