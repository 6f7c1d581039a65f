public import Foundation
public import WeatherModel

/// The best there is in a report for the present moment, and what it is.
public struct PresentConditions: Sendable, Hashable {
    /// How the values came about.
    public enum Kind: Sendable, Hashable {
        /// Measured at a station not long ago.
        case observed
        /// What a source's model calls the present.
        case current
        /// The forecast for the hour nearest to now.
        case forecastHour
        /// The last that was called current; nothing nearer is known.
        case past
    }

    /// What may be said of the values.
    public let kind: Kind
    /// The instant the values are valid for.
    public let time: Date
    /// The values.
    public let conditions: Conditions
    /// The station's name and distance in words, where one measured them.
    public let station: String?
    /// Who gave them.
    public let source: WeatherSource

    /// Seconds; a "current" further from now than this is not the present any more.
    public static let reach: TimeInterval = 2 * 3600
    /// Seconds; sources whose rows are three hours apart still have one this near.
    static let hourReach: TimeInterval = 1.5 * 3600

    /// Nil where the report tells nothing of now and has no "current" at all.
    public init?(of report: WeatherReport, at now: Date) {
        func distance(_ time: Date) -> TimeInterval { abs(time.timeIntervalSince(now)) }
        let nearestHour = report.hours?.value.min { distance($0.time) < distance($1.time) }
        if let current = report.current, distance(current.value.time) <= Self.reach {
            self.init(current.value, as: current.value.kind == .observed ? .observed : .current, by: current.source)
        } else if let hours = report.hours, let hour = nearestHour, distance(hour.time) <= Self.hourReach {
            let values = CurrentConditions(time: hour.time, conditions: hour.conditions)
            self.init(values, as: .forecastHour, by: hours.source)
        } else if let current = report.current {
            self.init(current.value, as: .past, by: current.source)
        } else {
            return nil
        }
    }

    private init(_ values: CurrentConditions, as kind: Kind, by source: WeatherSource) {
        (self.kind, self.source) = (kind, source)
        (time, conditions, station) = (values.time, values.conditions, values.station)
    }

    /// "Forecast for 15:00", "Weather of 20 Nov"; nil where it is a source's own present.
    public func validityText(in zone: TimeZone, _ formatter: WeatherFormatter) -> String? {
        switch kind {
        case .observed, .current: nil
        case .forecastHour: tr("Forecast for {time}", ["time": formatter.hour(time, in: zone)])
        case .past: tr("Weather of {date}", ["date": formatter.dayAndMonth(CivilDate(time, in: zone))])
        }
    }
}
