public import GoodTimes
public import WeatherModel
public import WeatherRules
public import WeatherStore

/// What window, notices and command line all ask of a report.
extension SettledReport {
    /// Returns the coming times that suit an activity.
    public func outlook(for activity: Activity, over coordinates: Coordinates) -> GoodTimesOutlook {
        GoodTimesOutlook(
            for: activity, in: self.hours?.value ?? [], self.airQuality?.value, over: coordinates, in: self.timeZone,
            from: now)
    }

    /// Returns what is said of a rule; nil where nothing is known of the time that it is about.
    public func finding(of rule: WeatherRule, over coordinates: Coordinates) -> RuleFinding? {
        RuleFinding(
            rule, in: self.hours?.value ?? [], self.airQuality?.value, over: coordinates, at: now, zone: self.timeZone)
    }
}
