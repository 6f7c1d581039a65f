public import Foundation
public import WeatherModel

/// The conditions of a report that come closest to the present, and their origin.
public struct PresentConditions: Sendable, Hashable {
    /// The origin of the values.
    public enum Kind: Sendable, Hashable {
        /// A recent observation of a station.
        case observed
        /// The current conditions calculated by the source's model.
        case current
        /// The forecast for the hour nearest to now.
        case forecastHour
        /// The last known current conditions, if there is nothing closer to the present.
        case past
    }

    /// The origin of the values.
    public let kind: Kind
    /// The instant the values are valid for.
    public let time: Date
    /// The values themselves.
    public let conditions: Conditions
    /// The name and distance of the observing station as text; nil for other values.
    public let station: String?
    /// The source of the values.
    public let source: WeatherSource

    /// The greatest age in seconds at which current conditions count as present.
    public static let reach: TimeInterval = 2 * 3600
    /// The longest time in seconds by which they may be ahead of now, as clocks differ a little and models step by a quarter of an hour.
    private static let lead: TimeInterval = 20 * 60
    /// The greatest distance in seconds from now of an hour, enough for sources with steps of three hours.
    static let hourReach: TimeInterval = 1.5 * 3600

    /// Returns nil if the report has no hour near the present and no current conditions at all.
    init?(of report: WeatherReport, at now: Date) {
        func distance(_ time: Date) -> TimeInterval { abs(time.timeIntervalSince(now)) }
        let instants = report.hours?.value.filter { !$0.endsOnly }
        let nearestHour = (instants?.isEmpty == false ? instants : report.hours?.value)?
            .min { distance($0.time) < distance($1.time) }
        if let current = report.current, Self.isPresent(current.value.time, at: now) {
            self.init(current.value, as: current.value.kind == .observed ? .observed : .current, by: current.source)
        } else if let hours = report.hours, let hour = nearestHour, distance(hour.time) <= Self.hourReach {
            var values = CurrentConditions(time: hour.time, conditions: hour.conditions)
            // The weather of now is that of the period that contains it; the code of the nearest row may be of another.
            let span =
                report.hour(containing: now)
                ?? (hour.covered.contains(now) ? nil : HourSpan(hour, followedBy: nil))
            if let span { (values.condition, values.sourceDescription) = span.told }
            // So are its gusts: those of the row blew in the hour before it.
            values.conditions.windGust = span?.start.windGust ?? (hour.covered.contains(now) ? hour.windGust : nil)
            self.init(values, as: .forecastHour, by: hours.source)
        } else if let current = report.current {
            self.init(current.value, as: .past, by: current.source)
        } else {
            return nil
        }
    }

    private static func isPresent(_ time: Date, at now: Date) -> Bool {
        (now.addingTimeInterval(-reach)...now.addingTimeInterval(lead)).contains(time)
    }

    /// The same with the sky of the cloud where no condition is known, as of a first row that is to come.
    var withSky: PresentConditions {
        guard conditions.condition == nil, let cover = conditions.cloudCover else { return self }
        var values = CurrentConditions(time: time, station: station, conditions: conditions)
        values.condition = WeatherCondition(cloudCover: cover)
        return PresentConditions(values, as: kind, by: source)
    }

    private init(_ values: CurrentConditions, as kind: Kind, by source: WeatherSource) {
        (self.kind, self.source) = (kind, source)
        (time, conditions, station) = (values.time, values.conditions, values.station)
    }

    /// The weather in words, such as "Light rain", or "—".
    public var weather: String { conditions.weather }

    /// The weather as it stands within a sentence, such as "light rain"; nil if it is not known.
    public var weatherPhrase: String? { conditions.spokenWeather }

    /// The condition; `unknown` if the source names none.
    public var condition: WeatherCondition { conditions.condition ?? .unknown }

    /// Returns whether the sun is up over the report's place when the values are valid.
    public func isDay(in report: SettledReport, over coordinates: Coordinates) -> Bool {
        report.daylight(over: coordinates).isDay(conditions, at: time)
    }

    /// Returns "Forecast for 15:00" or "Weather of 20 Nov"; nil for observations and current conditions.
    public func validityText(in zone: TimeZone, _ formatter: WeatherFormatter) -> String? {
        switch kind {
        case .observed, .current: nil
        case .forecastHour:
            tr("Forecast {for}", ["for": formatter.hourOrMidnight(time, .holdingAt, in: zone)])
        case .past: tr("Weather for {date}", ["date": formatter.dayAndMonth(CivilDate(time, in: zone))])
        }
    }
}
