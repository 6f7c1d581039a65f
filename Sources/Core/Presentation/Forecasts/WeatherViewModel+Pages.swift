import WeatherModel
import WeatherText

extension WeatherViewModel {
    /// Returns the line at the top of a page that was opened from this one: "Temperature", "Hamburg · Tuesday 13:05 · Updated 4
    /// minutes ago".
    ///
    /// - Parameters:
    ///   - title: The name of that page.
    ///   - origin: The age of what that page shows and who gave it, either of which may be missing; nil for what this page says
    ///     of its own weather.
    func heading(ofPage title: String, origin: [String?]? = nil) -> PageHeading {
        let heading = heading
        let details =
            origin.map { lines([location, localMoment, offlineText] + $0) }
            ?? ([heading.detail] + heading.shorterDetails + [""]).map { rest in
                // The rest is isolated part by part: around all of it, nothing would tell in which direction it runs.
                [formatter.isolated(phrase: location), rest].filter { !$0.isEmpty }.inOneLine()
            }
        let narrow = [location, heading.clock].filter { !$0.isEmpty }.joined(separator: " ")
        let (detail, shorter) = (details.first ?? location, Array(details.dropFirst()) + [""])
        return PageHeading(
            place: title, detail: detail, brief: detail, narrowBrief: narrow, clock: narrow,
            trouble: heading.trouble, explanation: heading.explanation, actionLabel: heading.actionLabel,
            opensPreferences: heading.opensPreferences, notice: heading.notice, shorterDetails: shorter,
            shorterBriefs: shorter, shorterClocks: [location, ""])
    }

    /// The age of the air quality and who gave it, which may have come at another time than the rest, or not at all.
    var airOrigin: [String?] {
        let air = settled?.airQuality
        let age: String? = air.map { air in
            guard !air.source.isSample else { return tr("Sample data") }
            let age = formatter.age(of: air.fetchedAt, at: clock.now, besideClockOf: clockZone)
            return tr("Updated {age}", ["age": age])
        }
        return [activity ?? age, activity == nil && air?.source.isSample == false ? air?.source.localName : nil]
    }
}
