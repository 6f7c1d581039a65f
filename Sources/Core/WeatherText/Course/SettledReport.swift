public import Foundation
public import WeatherModel

/// A report with its parts made to agree at one moment: what texts, charts and notices are made of.
///
/// Only `WeatherReport.settled(at:)` makes one, so that nothing can present a report as it was received.
@dynamicMemberLookup
public struct SettledReport: Sendable {
    /// The report as it was received, whose past is that of the source alone.
    private(set) var received: WeatherReport
    /// The report with its parts made to agree.
    private(set) var agreed: WeatherReport
    /// Equal for reports that differ in their warnings alone.
    public let version = WeatherVersion()
    /// The moment at which the parts agree.
    public let now: Date
    /// The conditions closest to the moment; nil if nothing is known.
    public let present: PresentConditions?
    /// The hours with the periods that begin at them, in ascending order; empty if there are none.
    package let hourSpans: [HourSpan]
    /// The precipitation from the moment on.
    package let course: PrecipitationCourse

    init(_ received: WeatherReport, at now: Date) {
        (self.received, self.now) = (received, now)
        agreed = received.agreeing(at: now).banded(at: now)
        hourSpans = agreed.hourRows.spans
        course = PrecipitationCourse(agreed, at: now)
        // Where it is known whether something falls, the condition says so already.
        let present = PresentConditions(of: agreed, at: now)
        self.present = course.spells.isEmpty ? present?.withSky : present
    }

    /// A part of the report.
    public subscript<Value>(dynamicMember part: KeyPath<WeatherReport, Value>) -> Value { agreed[keyPath: part] }

    /// Returns whether it was made of this report for this moment.
    package func isMade(of report: WeatherReport, at moment: Date) -> Bool { now == moment && received == report }

    /// Returns the same weather beside the warnings of another report; nil where more than these differ, or the moment.
    package func taking(warningsOf report: WeatherReport, at moment: Date) -> SettledReport? {
        var other = self
        other.received.takeWarnings(of: report)
        guard other.isMade(of: report, at: moment) else { return nil }
        // Nothing else of a report is made to agree with its warnings.
        other.agreed.takeWarnings(of: report)
        return other
    }
}

/// What tells the weather of one settled report from that of another.
public struct WeatherVersion: Sendable, Hashable {
    private final class Making: Sendable {}
    private let making = Making()

    /// Whether both are of one making.
    public static func == (one: WeatherVersion, other: WeatherVersion) -> Bool { one.making === other.making }

    /// Hashes which making it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(making)) }
}

extension WeatherReport {
    /// Takes the warnings of another report, or why there are none, for its own.
    fileprivate mutating func takeWarnings(of other: WeatherReport) {
        (alerts, gaps[.alerts]) = (other.alerts, other.gaps[.alerts])
    }
}

extension WeatherReport {
    /// Returns the report with its parts made to agree, as they come from different sources and model runs.
    public func settled(at now: Date) -> SettledReport { SettledReport(self, at: now) }
}

extension SettledReport {
    /// The days from today on in the place's time zone, today with a high and low that include the temperature shown for
    /// now.
    package var comingDays: [Day] { agreed.days(from: now) }

    /// The days of the source, with highs and lows widened to contain the hours shown beside them and conditions taken
    /// from these: of today all of them, also those that are over.
    public var dayRows: [Day] { received.dayRows }

    /// The hours, in ascending order; empty if there are none.
    package var hourRows: [Hour] { agreed.hourRows }

    /// The steps of a few minutes that go in the place of another source's rows; nil where there are none from now on.
    package var foreignSteps: Sourced<[PrecipitationStep]>? {
        guard let minutes = self.minutes, course.slices.first?.isStep == true else { return nil }
        return minutes.source.id == agreed.hours?.source.id ? nil : minutes
    }

    /// Returns the source of what falls in a row: that of the steps of a few minutes, where any of them lies in it.
    package func precipitationSource(of row: Hour) -> WeatherSource? {
        let hasSteps = course.slices.contains {
            $0.isStep && $0.start < row.time && $0.end > row.covered.lowerBound
        }
        return hasSteps ? self.minutes?.source : agreed.hours?.source
    }

    /// Whether any hour is known that is not over.
    package var hasHours: Bool { !agreed.hours(from: now, count: 1).isEmpty }

    /// Returns the daylight computed from the position of the sun.
    package func daylight(over coordinates: Coordinates) -> Daylight { agreed.daylight(over: coordinates) }

    /// Whether the forecast names the weather that is shown beside reported values, as none was reported or what was is over.
    package var isWeatherForecast: Bool {
        guard let present, [.current, .observed].contains(present.kind), present.conditions.condition != nil else {
            return false
        }
        return received.current?.value.condition.map { $0.isWet != present.condition.isWet } ?? true
    }

    /// The time that what is shown for the present arrived; nil if nothing is known of it.
    public var presentArrival: Date? {
        present.flatMap { $0.kind == .forecastHour ? agreed.hours?.fetchedAt : agreed.current?.fetchedAt }
    }

    /// The arrival time of the oldest of what is shown of current conditions, hours and days; nil if the report has none of them.
    public var mainArrival: Date? { received.mainArrival(at: now) }
    /// The time at which the hours were issued, where their arrival does not tell their age.
    package var oldIssue: Date? { received.oldIssue }

    /// Returns the time the part arrived; nil if it is missing.
    public func fetchedAt(_ part: WeatherPart) -> Date? { agreed.fetchedAt(part) }
}
