public import Charts
import Foundation
import GoodTimes
import WeatherModel
public import WeatherText

/// The card of the place's page with the coming times that suit the user's activities.
public struct GoodTimesCard: Sendable, Hashable {
    /// One activity.
    public struct Row: Sendable, Hashable, Identifiable {
        /// Its words.
        public let line: GoodTimesLine
        /// Its picture.
        public let strip: GoodTimesStrip
        /// The name by which the settings know it.
        public var id: String { line.id }
    }

    /// The hours over all rows.
    public let hours: GoodTimesHours
    /// The activities that are shown.
    public let rows: [Row]
    /// What is known of all of them alike, for the title's line: the age of an old forecast, and an end within three days.
    public let note: String?
    /// The words of a button that shows the rest; nil where all are shown.
    public let moreText: String?

    /// The activities that are shown at first.
    static let mostRows = 5
    /// The age in seconds above which a forecast makes the times doubtful.
    static let oldestForecast: TimeInterval = 6 * 3600
}

extension WeatherViewModel {
    /// The times that suit the user's activities; nil without an activity, and where no hour is known.
    public var goodTimes: GoodTimesCard? {
        let activities = format.activities
        guard !activities.isEmpty, let report = settled else { return nil }
        let (context, coordinates) = (context(of: report), place.location.coordinates)
        guard let hours = GoodTimesHours(of: report, over: coordinates, context) else { return nil }
        let shown = showsAllActivities ? activities : Array(activities.prefix(GoodTimesCard.mostRows))
        let fetchedAt = report.fetchedAt(.hours) ?? context.now
        let isAged = abs(context.now.timeIntervalSince(fetchedAt)) > GoodTimesCard.oldestForecast
        let rows = shown.map { activity in
            let outlook = report.outlook(for: activity, over: coordinates)
            return GoodTimesCard.Row(
                line: GoodTimesLine(outlook, context), strip: GoodTimesStrip(outlook, on: hours, isAged: isAged))
        }
        let formatter = context.formatter
        let age = isAged ? formatter.age(of: fetchedAt, at: context.now, besideClockOf: context.zone) : nil
        return GoodTimesCard(
            hours: hours, rows: rows,
            note: PhraseList.sentences([
                age.map { tr("Forecast updated {age}.", ["age": $0]) }, rows.first?.line.forecastEnd,
            ]),
            moreText: activities.count > shown.count
                ? tr("Show all activities ({count})", ["count": formatter.count(activities.count)]) : nil)
    }

    /// Shows the activities beyond the first ones.
    public func showAllActivities() {
        if !showsAllActivities { showsAllActivities = true }
    }
}
